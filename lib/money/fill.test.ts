import { describe, expect, it } from 'vitest';
import { type FillProblem, fill } from './fill';
import { moneyModel } from './model';
import { FACTS, PRICES, testModel } from './model.fixture';

function filled(text: string, model = testModel()) {
  const problems: FillProblem[] = [];
  const { text: made } = fill(text, { names: {}, money: model }, (problem) => problems.push(problem));
  return { text: made, problems };
}
const nbsp = (text: string) => text.replaceAll('_', '\u00a0');

describe('a worked example', () => {
  it.each([
    ['{{earn views=120 posts=8}}', '$1.92'],
    ['{{earn.views views=120 posts=8}}', '960'],
    ['{{earn views=50 posts=6}}', '$0.60'],
    ['{{earn views=500 posts=10}}', '$10'],
    ['{{earn views=500 posts=10 as cents}}', '$10.00'],
    ['{{earn views=120 posts=8 rate=lowest}}', '$0.96'],
    ['{{earn views=60 days=10 posts=3 refused=6}}', '$2.88'],
    ['{{earn views=100 posts=10 rate=0.0025}}', '$2.50'],
    ['{{earn views=100 posts=10 rate=$0.007 audience=owners country=kenya}}', '$7'],
    ['{{earn.paid views=1000}}', '$3'],
    ["{{wait each=$3.60 threshold=payoutThresholdGuide as 'month'}}", 'three months'],
    ["{{wait each=$10 threshold=payoutThresholdGuide as 'month'}}", 'one month'],
    ['{{wait each=$3.60 threshold=payoutThresholdFaq as ordinal}}', 'second'],
    ['{{wait.balance each=$3.60 threshold=payoutThresholdGuide}}', '$10.80'],
    ['{{buy budget=$25}}', '8,333'],
    ['{{buy budget=$30 price=$0.006}}', '5,000'],
    ['{{buy views=60000}}', '$180'],
    ['{{buy.perThousand budget=$30}}', '$3'],
    ['{{buy budget=$8 audience=owners country=kenya}}', '1,000'],
    ['{{price audience=owners country=kenya}}', '$0.008'],
    ['{{earn.posts views=10 posts=3 days=8 refused=1}}', '24'],
    ['{{earn.counted views=10 posts=3 days=8 refused=1}}', '23'],
    ['{{earn.low views=2000}}', '$2'],
    ['{{earn views=10 posts=3 refused=3}}', '$0'],
    ['{{set v = earn.views views=50}}{{earn.views views=v posts=2}}', '100'],
    ['{{wait each=3.60 threshold=payoutThresholdGuide}}', '3'],
    ['{{buy budget=$3}}', '1,000'],
    ['{{buy budget=$30 price=$0.003}}', '10,000'],
    ['{{price.perThousand audience=owners country=kenya}}', '$8'],
    ['{{price.local audience=owners country=kenya}}', 'KES_1.04'],
    ['{{price.local audience=owners country=south-africa}}', 'ZAR_0.245'],
    ['{{price audience=owners}}', '$0.008'],
  ])('%s is %s', (source, text) => {
    expect(filled(source)).toEqual({ text: nbsp(text), problems: [] });
  });
});

describe('arithmetic', () => {
  it.each([
    ['{{24 * $4.50}}', '$108'],
    ['{{24 × $4.50 − $60}}', '$48'],
    ['{{$10 - $36}}', '−$26'],
    ['{{(54 / 180) as percent}}', '30%'],
    ['{{24 / 6000 as percent 2}}', '0.40%'],
    ['{{1.92 * 2}}', '3.84'],
    ['{{$14.56 as KES}}', 'KES_1,893'],
    ['{{$14.56 as KES bare}}', '1,893'],
    ['{{$10 as ZAR symbol}} {{ZAR 45000 as ZAR symbol}}', 'R_175 R_45,000'],
    ['{{usual as KES}}', 'KES_0.26'],
    ['{{KES 1893 - KES 78}}', 'KES_1,815'],
    ['{{$14.56 in KES - KES 78}}', 'KES_1,815'],
    ['{{liveHours}}', '20'],
    ['{{liveHours + 4}}', '24'],
    ['{{campaignDaysMin}} to {{campaignDaysMax}}', '8 to 12'],
    ['{{7 as word}} and {{24 as word}}', 'seven and 24'],
    ['{{usual}} and {{lowest}}', '$0.002 and $0.001'],
    ['{{-$3 + $10}}', '$7'],
    ['{{(1 + 2) * 3 - 4}}', '5'],
    ['{{25% * $10}} {{$10 * 25%}} {{$10 / 25%}}', '$2.50 $2.50 $40'],
    ['{{usual * 1000}} {{1000 * usual}}', '$2 $2'],
    ['{{usual * earn.views views=1000}}', '$2'],
    ['{{$3 / earn.views views=1000}}', '$0.003'],
    ['{{$30 / costPerView}}', '10,000'],
    ['{{1000 / earn.views views=100}}', '10'],
    ['{{20 + earn.views views=100}} {{earn.views views=100 - 20}}', '120 80'],
  ])('%s is %s', (source, text) => {
    expect(filled(source)).toEqual({ text: nbsp(text), problems: [] });
  });

  it.each([
    ['{{$180.60 as dollars}}', '$181'],
    ['{{1234.56 as number}} {{1234.56 as number 1}}', '1,235 1,234.6'],
    ['{{7.5 + 0.254}}', '7.75'],
    ['{{25.5%}}', '25.5%'],
    ['{{$0.05}} {{$0.0125}} {{$0.126}}', '$0.05 $0.0125 $0.13'],
    ['{{$0.05 as KES bare}} {{$0.05 as KES}}', '6.50 KES_6.50'],
    ['{{0 as word}} and {{13 as ordinal}}', 'zero and 13th'],
  ])('%s is written as %s', (source, text) => {
    expect(filled(source)).toEqual({ text: nbsp(text), problems: [] });
  });

  it('adds up what it printed: a name holds the rounded value', () => {
    expect(filled('{{set a = $1 / 3; b = a * 3}}{{a}} {{b}}').text).toBe('$0.33 $0.99');
  });
});

describe('names, checks and rows', () => {
  it('keeps names to the end of the text, and drops lines that only set or check', () => {
    const text =
      'A\n{{set k = earn views=120 posts=20}}\n{{check k.sum < payoutThresholdGuide}}\nB {{k.views}} {{k.sum}}';
    expect(filled(text)).toEqual({ text: 'A\nB 2,400 $4.80', problems: [] });
  });

  it.each([
    ['$3 < $4', '$3 < $3'],
    ['$4 > $3', '$3 > $3'],
    ['$3 <= $3', '$4 <= $3'],
    ['$3 <= $4', '$3.01 <= $3'],
    ['$3 >= $3', '$3 >= $4'],
    ['$4 >= $3', '$2.99 >= $3'],
    ['$3 = $3', '$3 = $4'],
  ])('checks that %s, and that not %s', (holds, fails) => {
    expect(filled(`{{check ${holds}}}`).problems).toEqual([]);
    expect(filled(`{{check ${fails}}}`).problems).toEqual([
      expect.objectContaining({
        reason: `{{check ${fails}}} does not hold: ${fails}; change the inputs or the sentence`,
      }),
    ]);
  });

  it('leaves empty lines and what else stands beside a name that is set', () => {
    expect(filled('A\n \n  {{set a = 3}}  \nB{{set b = 4}} {{a}}').text).toBe('A\n \nB 3');
  });

  it('repeats a line for each value', () => {
    const row =
      '{{each v = 60, 200; p = 24, 10}}| {{v}} | {{earn.views views=v posts=p}} | {{earn views=v posts=p as cents}} |';
    expect(filled(`| a |\n${row}\nend`).text).toBe(
      '| a |\n| 60 | 1,440 | $2.88 |\n| 200 | 2,000 | $4.00 |\nend',
    );
  });
});

describe('an example that does not hold', () => {
  it('is named alone, and not what refers to what it sets', () => {
    const text = '{{set a = buy budget=$1; b = 3}}\n{{set c = a / 2}}\n{{c}} {{b}} {{a as cents}}\n{{d}}';
    expect(filled(text).problems.map(({ line }) => line)).toEqual([1, 4]);
  });

  it('is named again where a name that is set later is used', () => {
    expect(filled('{{a}}\n{{set a = 3}}').problems.map(({ line }) => line)).toEqual([1]);
  });

  it.each([
    ['{{earn views=100 rate=0.004}}', /advertiser buys at \$0\.003.*audience=/],
    ['{{earn views=100 rate=0.0028}}', /advertiser buys at \$0\.003.*10% for a referral too/],
    ['{{earn views=100 rate=highest audience=owners country=kenya}}', /advertiser buys at \$0\.008/],
    ['{{earn views=100 rate=0.0005}}', /outside \$0\.001 to \$0\.01/],
    ['{{earn views=100 audience=nobody}}', /no price for "nobody"; audiences: students, owners/],
    ['{{price audience=owners country=benin}}', /no price for "owners" in benin/],
    ['{{price.local audience=owners}}', /has no \.local/],
    ['{{earn views=100 country=kenya}}', /no audience=/],
    ['{{earn posts=3}}', /needs views=/],
    ['{{earn views=10 posts=2 refused=3}}', /more refused= than posts/],
    ['{{earn visits=10}}', /takes views= .*, not visits=/],
    ['{{wait each=$2 threshold=$10}}', /the fact that its page cites/],
    ['{{buy budget=$2.50}}', /smallest campaign is \$3/],
    ['{{buy budget=$25 price=$0.001}}', /below the lowest price/],
    ['{{check $12 < payoutThresholdGuide}}', /does not hold: \$12 < \$10/],
    ['{{check $12 < 3}}', /cannot join dollars and a number/],
    ['{{$3 + 120}}', /cannot join dollars and a number/],
    ['{{nothing}}', /knows no "nothing"/],
    ['{{set usual = 3}}', /the model has one of that name/],
    ['{{earn views=1,200}}', /has "," left over at its end; write numbers without commas$/],
    ['{{3 § 4}}', /cannot be read from "§ 4"$/],
    ['{{check $3 + $4}}', /check needs <, >, <=, >= or = between two values/],
    ['{{set = 3}}', /needs a name to set instead of "="/],
    ['{{set a 3}}', /needs = after "a"/],
    ['{{3 +}}', /needs a value instead of its end/],
    ["{{3 + 'x'}}", /needs a value instead of "x"/],
    ['{{$3 in 4}}', /needs a currency such as KES instead of "4"/],
    ['{{earn.nothing views=3}}', /has no \.nothing; it has \.sum, \.views/],
    ['{{earn.5 views=3}}', /needs a result instead of "5"/],
    ['{{(3).sum}}', /has no \.sum$/],
    ['{{earn views=3 audience=7}}', /needs an id of pricing\.json after audience= instead of "7"/],
    ['{{earn views=$3}}', /views= must be a number, not USD/],
    ['{{earn views=3 rate=KES 3}}', /rate= must be USD\/view, not KES/],
    ['{{earn views=3 rate=0.012 audience=owners country=south-africa}}', /outside \$0\.001 to \$0\.01/],
    ['{{wait each=KES 3 threshold=payoutThresholdGuide}}', /each= must be USD, not KES/],
    ['{{wait each=$0 threshold=payoutThresholdGuide}}', /each= must be more than nothing/],
    ['{{wait each=$3 threshold=minimumBudget}}', /the fact that its page cites/],
    ['{{buy}}', /needs budget= or views=, not both/],
    ['{{buy budget=$30 views=100}}', /needs budget= or views=, not both/],
    ['{{price audience=students country=south-africa}}', /no price for "students" in south-africa;/],
    ['{{$3 as}}', /needs a format after "as"/],
    ['{{1.5 as word}}', /is 1\.5: only whole numbers can be written in words/],
    ['{{-2 as word}}', /is -2: only whole numbers/],
    ['{{KES 3 as cents}}', /is not in the currency of the site/],
    ['{{$3 * $3}}', /\* cannot join dollars and dollars/],
    ['{{3 / $3}}', /\/ cannot join a number and dollars/],
    ['{{usual + 30%}}', /cannot join dollars a view and a share/],
    ['{{$3 - earn.views views=10}}', /cannot join dollars and views/],
    ['{{each 1 = 2}}x', /each needs a name, = and values/],
    ['{{$3 as guilders}}', /is no format/],
    ['{{$3 as GBP}}', /no rate for "GBP"/],
    ['{{$3 in GBP}}', /no rate for "GBP"/],
    ['{{3 4}}', /"4" left over/],
    ['{{(3}}', /closing parenthesis/],
    ['{{3 / 0}}', /divides by zero/],
    ['{{each v = 1, 2; p = 3}}x', /different lengths/],
  ])('%s', (source, reason) => {
    const { problems } = filled(`first\n${source}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 2, reason: expect.stringMatching(reason) });
  });
});

it('follows the facts: another threshold, rate and price', () => {
  const model = testModel({
    payoutThresholdGuide: { text: '{value:dollars}', value: 5 },
    exampleRate: { text: '{value:rate}', value: 0.0025 },
    costPerView: { text: '{value:rate}', value: 0.005 },
  });
  const text = '{{earn views=1000}} {{wait each=$3 threshold=payoutThresholdGuide}} {{buy budget=$25}}';
  expect(filled(text, model)).toEqual({ text: '$2.50 2 5,000', problems: [] });
});

it('reckons and writes in the currency of the site', () => {
  const model = moneyModel(FACTS, { ...PRICES, perUnit: { KES: 140, ZAR: 20 } }, 'EUR');
  const text = '{{earn views=1000}} {{€30}} {{$30 as cents}} {{€10 as KES}}';
  expect(filled(text, model).text).toBe(nbsp('€2 €30 €30.00 KES_1,400'));
  expect(filled('{{€3 as USD}}', model).problems).toEqual([
    { line: 1, reason: expect.stringMatching(/no rate for "USD"/) },
  ]);
});

describe('names and braces', () => {
  const VALUES = { names: { product: 'soko', Product: 'Soko' }, money: testModel() };

  function filled(text: string): { text: string; problems: FillProblem[] } {
    const problems: FillProblem[] = [];
    return { text: fill(text, VALUES, (problem) => problems.push(problem)).text, problems };
  }

  describe('fill', () => {
    it.each([
      ['nothing to fill', 'nothing to fill'],
      ['{Product} is /{product}, {Product}', 'Soko is /soko, Soko'],
      ['{{$5}} of {Product}', '$5 of Soko'],
      ['\\{product} and \\{{$5}} are {product}', '{product} and {{$5}} are soko'],
    ])('%s', (text, wanted) => {
      expect(filled(text)).toEqual({ text: wanted, problems: [] });
    });

    it('leaves a name that nothing explains, and tells its line', () => {
      expect(filled('{product}\n\n{nonsense} {product}')).toEqual({
        text: 'soko\n\n{nonsense} soko',
        problems: [{ unknown: 'nonsense', line: 3 }],
      });
    });

    it.each(['constructor', 'toString'])('takes no value from what every object has: {%s}', (name) => {
      expect(filled(`{${name}}`).problems).toEqual([{ unknown: name, line: 1 }]);
    });

    it('leaves an example that cannot be worked out, and tells its line and the reason', () => {
      expect(filled('One.\n{{nonsense}}')).toEqual({
        text: 'One.\n{{nonsense}}',
        problems: [{ line: 2, reason: expect.stringMatching(/^\{\{nonsense\}\} ./) }],
      });
    });
  });

  it('tells the first brace of a text that opens or closes nothing', () => {
    expect(filled('{product}\n{a b} {1}').problems).toEqual([
      { reason: expect.stringContaining('"{a b} {1}" has a brace'), line: 2 },
    ]);
  });
});
