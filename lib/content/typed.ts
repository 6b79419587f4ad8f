/** Finds amounts of money that somebody typed where the model should have made them. */
import { maskCode } from './text/code-mask';

export type Typed = { line: number; amount: string; reason: string };

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand';
const CURRENCIES = 'shillings?|naira|cedis?|rand|francs?|cents?|dollars?|pula|kwacha|birr|pounds?';
const CODES = 'USD|KES|KSh|NGN|GHS|ZAR|UGX|TZS|RWF|ETB|EGP|ZMW|MWK|XOF|XAF|BWP|NAD|MZN|GMD|SLE';
const TYPED = new RegExp(
  `[$€£₦]\\s?${NUMBER}|\\b(?:${CODES})[\\s\\u00a0]?${NUMBER}|\\b(?:${NUMBER}|${WORDS})[\\s-](?:US )?(?:${CURRENCIES}|${CODES})\\b`,
  'gi',
);
const QUOTED = /\{\{\s*quote\s/;
/** Words by which a reader learns that a price is somebody's guess and not ours. */
const EXAMPLE =
  /\b(?:examples?|illustrat\w+|invented|imagin\w+|say|suppose|for instance|made[- ]up|composite|assum\w+|let)\b/i;

/**
 * @param text as it stands in content/, with its expressions and placeholders
 * @returns every amount outside code and expressions, and every quoted price whose section does not say that it is an example
 */
export function typedAmounts(text: string): Typed[] {
  const lines = maskCode(text).text.split('\n');
  const typed = lines.flatMap((line, index) =>
    [...outsideExpressions(line).matchAll(TYPED)].map(([amount]) => ({
      line: index + 1,
      amount,
      reason: `types "${amount}": name the fact, work it out in {{…}}, or mark a price that is not ours as {{quote ${amount}}}`,
    })),
  );
  const unsaid = lines.flatMap((line, index) => {
    if (!QUOTED.test(line) || EXAMPLE.test(section(lines, index))) return [];
    const amount = line.slice(line.search(QUOTED)).split('}}')[0]?.slice(2).trim() ?? '';
    return [
      {
        line: index + 1,
        amount,
        reason: `quotes a price that is not ours ({{${amount}}}): its section must say that it is an example`,
      },
    ];
  });
  return [...typed, ...unsaid].sort((a, b) => a.line - b.line);
}

function outsideExpressions(line: string): string {
  return line.replace(/\{\{.*?\}\}|\{[A-Za-z]+\}|\]\([^)]*\)/g, '§');
}

/** The text from the heading before a line to the heading after it. */
function section(lines: readonly string[], index: number): string {
  const heading = (line: string) => /^#{1,6} /.test(line);
  const from = lines.slice(0, index + 1).findLastIndex(heading);
  const length = lines.slice(index + 1).findIndex(heading);
  return lines.slice(Math.max(from, 0), length < 0 ? undefined : index + 1 + length).join('\n');
}
