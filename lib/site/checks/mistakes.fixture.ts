/** What editors get wrong: the mistake, and the one line about it, by its place and its reason. */
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { articleText, type ContentFolder } from '../../content/folder.fixture';

const SITE_URL = JSON.parse(readFileSync('content/site.json', 'utf8')).url;

const OTHER_HOST = SITE_URL.includes('//www.')
  ? SITE_URL.replace('www.', '')
  : SITE_URL.replace('//', '//www.');

/** `place` is the line and the field. */
type Row<Mistake> = readonly [what: string, mistake: Mistake, place: string, reason: string];

/** Mistakes in the body of an article. */
export const BODIES: readonly Row<string>[] = [
  ['an empty body', '\n', '14  (body)', 'is empty'],
  // Headings
  ['a second title', 'One.\n\n# Two\n', '15  (body)', 'is a second title of the page'],
  ['a skipped level', '## One\n\n#### Two\n', '15  (body)', 'skips a level: write ### Two'],
  ['a heading twice', '## One\n\nA.\n\n## One\n', '17  (body)', '"## One" stands twice'],
  ['an empty heading', 'One.\n\n##\n', '15  (body)', '"##" is a heading without a text'],
  ['a heading without its space', 'One.\n\n##When\n', '15  (body)', '"##W…" is no heading: write a space'],
  ['a heading glued to a text', 'One.\n##When\n', '14  (body)', '"##W…" is no heading: write a space'],
  ['a heading of the first level without its space', '#When\n', '13  (body)', '"#W…" is no heading'],
  ['seven number signs', 'One.\n\n####### Two\n', '15  (body)', 'headings have six levels at most'],
  ['hyphens right below a text', 'One\n---\n', '13  (body)', 'the line below "One" makes a heading of it'],
  ['signs of equality below a text', 'One\n===\n', '13  (body)', 'the line below "One" makes a heading'],
  // Links
  [
    'a chat without a number',
    '[to](https://wa.me/)\n',
    '13  (body)',
    'is a chat with nobody: write the number',
  ],
  ['a chat with a number at home', '[to](https://wa.me/0712345678)\n', '13  (body)', 'is a chat with nobody'],
  [
    'a link to this site by another host',
    `[to](${OTHER_HOST}/two)\n`,
    '13  (body)',
    'leads here by another host: write /two',
  ],
  ['a dead link', 'One.\n\n[to](/nowhere)\n', '15  (body)', '"/nowhere" leads nowhere'],
  [
    'a dead link behind lines that set',
    '{{set a = 3}}\n{{set b = 4}}\n\nOne.\n\n[to](/nowhere)\n',
    '18  (body)',
    '"/nowhere" leads nowhere',
  ],
  ['a dead anchor of this page', '[to](#nothing)\n', '13  (body)', '"#nothing" has no such anchor'],
  ['an anchor of nothing', '[to](#)\n', '13  (body)', '"#" has no such anchor'],
  ['a dead anchor elsewhere', '[to](/two#nothing)\n', '13  (body)', '"/two#nothing" has no such anchor'],
  ['a dead link by reference', 'See [to][a].\n\n[a]: /nowhere\n', '15  (body)', '"/nowhere" leads nowhere'],
  ['a reference to nothing', 'See [to][a].\n', '13  (body)', 'is shown as it is typed: a link is written'],
  [
    'a link that is not closed',
    'The [way](/two on.\n',
    '13  (body)',
    'is shown as it is typed: a link is written',
  ],
  [
    'a link with a space',
    'One.\n\n[to](/two three)\n',
    '15  (body)',
    'is shown as it is typed: a link is written',
  ],
  [
    'a space between brackets and address',
    'See [to] (/two).\n',
    '13  (body)',
    'is shown as it is typed: a link is written',
  ],
  [
    'brackets and parentheses that changed places',
    'See (to)[/two].\n',
    '13  (body)',
    'is shown as it is typed: a link is written',
  ],
  ['a bracket that is lost', 'See [to(/two).\n', '13  (body)', 'is shown as it is typed: a link is written'],
  [
    'an address that leads to another',
    '[https://example.org](https://example.com)\n',
    '13  (body)',
    'the link says https://example.org and leads to https://example.com',
  ],
  ['a link without a text', 'See [](/two).\n', '13  (body)', 'a link without a text is not shown'],
  ['a link without an address', 'See [to]().\n', '13  (body)', '"" is neither a path of this site nor'],
  ['a link without https', '[to](www.example.org)\n', '13  (body)', 'is neither a path of this site nor'],
  ['a link with http', '[to](http://example.org)\n', '13  (body)', 'nor an https, mailto or tel link'],
  [
    'an address as it is spoken',
    'At www.example.org now.\n',
    '13  (body)',
    'nor an https, mailto or tel link',
  ],
  [
    'https with one slash',
    '[to](https:/example.org)\n',
    '13  (body)',
    'leads nowhere: write https://example',
  ],
  ['https without a name', '[to](https://)\n', '13  (body)', 'leads nowhere: write https://example.org'],
  ['a mailbox without its name', '[to](mailto:)\n', '13  (body)', 'leads nowhere: write https://example.org'],
  ['a mailbox without mailto', '[to](a\\@example.org)\n', '13  (body)', 'nor an https, mailto or tel link'],
  ['a telephone without a number', '[to](tel:us)\n', '13  (body)', '"tel:us" leads nowhere'],
  ['a program for a link', '[to](javascript:a)\n', '13  (body)', 'nor an https, mailto or tel link'],
  // Emphasis, code, lists, tables, footnotes, HTML
  [
    'emphasis that is not closed',
    'It is **so.\n',
    '13  (body)',
    '** is shown as it is typed: these signs stand',
  ],
  [
    'a single sign that is not closed',
    'It is _so.\n',
    '13  (body)',
    '_ is shown as it is typed: these signs',
  ],
  [
    'a single star that is not closed',
    'It is *so.\n',
    '13  (body)',
    '* is shown as it is typed: these signs',
  ],
  ['a single sign that was not opened', 'It is so_.\n', '13  (body)', '_ is shown as it is typed'],
  ['bold that is not closed', 'It is __so.\n', '13  (body)', '__ is shown as it is typed'],
  [
    'emphasis with spaces inside',
    'It ** is ** so.\n',
    '13  (body)',
    '** is shown as it is typed: these signs',
  ],
  ['code that is not closed', 'It is `so.\n', '13  (body)', '` is shown as it is typed: code ends with'],
  ['lines of code that are not closed', '```\nso\n', '13  (body)', 'code begins here and does not end'],
  [
    'a paragraph that stands in',
    'One.\n\n    Two.\n',
    '15  (body)',
    'is shown as code, since it stands in by',
  ],
  ['a list without its spaces', 'One.\n\n-two\n-three\n', '15  (body)', '"-t…" is no list: write a space'],
  ['a list of numbers without spaces', '1.one\n2.two\n', '13  (body)', '"1.o…" is no list: write a space'],
  ['a task without its space', '-[ ] one\n', '13  (body)', '"-[ ]…" is no list: write a space'],
  ['dots of a word processor', '• one\n• two\n', '13  (body)', '"•…" is no list: write - and a space'],
  [
    'a cell too many',
    '| a | b |\n|-|-|\n| 1 | 2 | 3 |\n',
    '15  (body)',
    'has 3 cells where the head has 2: a sign',
  ],
  ['a cell too few', '| a | b |\n|-|-|\n| 1 |\n', '15  (body)', 'has 1 cells where the head has 2: an empty'],
  ['a table without a row', '| a | b |\n|-|-|\n', '13  (body)', 'the table has a head and no row'],
  ['a table without a head', '| | |\n|-|-|\n| 1 | 2 |\n', '13  (body)', 'the head of the table is empty'],
  ['a table without its second line', '| a | b |\n| 1 | 2 |\n', '13  (body)', 'rows with | are no table'],
  [
    'a table whose second line is short',
    '| a | b |\n|-|\n| 1 | 2 |\n',
    '13  (body)',
    'rows with | are no table',
  ],
  ['a callout without its signs', '[!NOTE]\nB\n', '13  (body)', '[!NOTE] is shown as it is typed'],
  ['a mark without a note', 'A[^1]\n', '13  (body)', '[^1] is shown as it is typed: add a line'],
  [
    'a tag that is left out',
    '<iframe src="https://example.org"></iframe>\n',
    '13  (body)',
    '<iframe> is left out',
  ],
  [
    'a tag that Markdown has a sign for',
    'It is <b>so</b>.\n',
    '13  (body)',
    '<b> is left out: write **text**',
  ],
  [
    'a style',
    'One.\n\n<style>\np { color: red }\n</style>\n',
    '15  (body)',
    '<style> is left out: Markdown holds no HTML',
  ],
  [
    'an element that Markdown does not hold',
    '<details>\n<summary>A</summary>\n\nB\n',
    '13  (body)',
    '<details>',
  ],
  ['a link of a notebook', 'See [[Two]] now.\n', '13  (body)', '[[Two]] is shown as it is typed'],
  [
    'a link inside a link',
    '[a [b](/two) c](/three)\n',
    '13  (body)',
    '](/three) is shown as it is typed: a link is written',
  ],
  ['a link over two lines', '[to]\n(/two)\n', '13  (body)', 'is shown as it is typed: a link is written'],
  [
    'a dead link to this site, in full',
    `[to](${SITE_URL}/nowhere)\n`,
    '13  (body)',
    '"/nowhere" leads nowhere',
  ],
  ['a link to a category that is none', '[to](/category/none)\n', '13  (body)', 'leads nowhere'],
  ['a link to a file', '[to](two.md)\n', '13  (body)', 'is neither a path of this site nor'],
  [
    'a link to the machine of its editor',
    '[to](http://localhost:3000/two)\n',
    '13  (body)',
    'is neither a path',
  ],
  ['an address in typographic quotes', '[to](“/two”)\n', '13  (body)', 'is neither a path of this site nor'],
  ['an anchor in capitals', '## Two\n\n[to](#Two)\n', '15  (body)', '"#Two" has no such anchor'],
  ['a mark of highlighting', 'It is ==so==.\n', '13  (body)', '==so== is shown as it is typed'],
  ['an emoji by its name', 'Good :smile: day.\n', '13  (body)', ':smile: is shown as it is typed'],
  [
    'an entity that is none',
    'So&nbps;it is, R&amp;D.\n',
    '13  (body)',
    '&nbps; is shown as it is typed: type the sign',
  ],
  [
    'a comment that is not closed',
    '<!-- so\n\nIt is.\n',
    '13  (body)',
    'a comment begins here and takes all',
  ],
  ['a sign of a list without a text', '- one\n-\n', '14  (body)', 'an item of a list has no text'],
  [
    'an address with a space',
    '[to](https://example.org/a b)\n',
    '13  (body)',
    'is shown as it is typed: a link is written',
  ],
  [
    'a link to a fact with spaces',
    '[to]({ storeUrl })\n',
    '13  (body)',
    'has a brace that opens or closes nothing',
  ],
  ['a link to a misspelt fact', '[to]({storeURL})\n', '13  (body)', '(did you mean {storeUrl}?)'],
  ['a formula', 'It is $$x$$.\n', '13  (body)', '$$ is shown as it is typed: there is no such sign'],
  ['a power', 'A m^2^ of it.\n', '13  (body)', '^2^ is shown as it is typed'],
  ['a percent sign too many', 'It is {referralShare}%.\n', '13  (body)', '%% is shown as it is typed'],
  ['a dollar sign too many', 'It is $$5.\n', '13  (body)', '$$ is shown as it is typed'],
  ['a container', ':::note\nB\n:::\n', '13  (body)', ':::note is shown as it is typed'],
  ['dashes of a word processor', '– one\n– two\n', '13  (body)', 'a list begins with - and a space'],
  ['letters with parentheses', 'a) one\nb) two\n', '13  (body)', 'a list begins with - and a space'],
  ['a space that holds words together', '##\u00a0When\n', '13  (body)', '"##…" is followed by a space that'],
  ['a list of contents', '[TOC]\n', '13  (body)', '[TOC] is shown as it is typed'],
  ['a note in brackets', 'A^[so] B.\n', '13  (body)', '^[so] is shown as it is typed'],
  ['a term and what it is', 'Term\n: what it is\n', '13  (body)', ': is shown as it is typed'],
  ['a mark of underlining', 'It is ++so++.\n', '13  (body)', '++so++ is shown as it is typed'],
  [
    'a fact between signs of per cent',
    'At %costPerView%.\n',
    '13  (body)',
    '%costPerView% is shown as it is typed',
  ],
  ['an input that is named twice', '{{earn views=1 views=2}}\n', '13  (body)', 'views= stands there twice'],
  ['a list of stars without spaces', '*one\n*two\n', '13  (body)', 'a list begins with - and a space'],
  ['a row that lost its table', '| a | b |\n|-|-|\n\n| 1 | 2 |\n', '16  (body)', 'rows with | are no table'],
  [
    'a heading of two lines',
    'One\ntwo\n---\n',
    '13  (body)',
    'the line below "One two" makes a heading of it',
  ],
  // Pictures and figures
  ['a picture that is not there', '![A](gone.jpg)\n', '13  (body)', '"gone.jpg" is not in content/articles'],
  [
    'a caption in typographic quotes',
    '![A](stall.jpg “Noon”)\n',
    '13  (body)',
    'is shown as it is typed: a link is written',
  ],
  ['an unknown figure', '![A](figure:nothing "B")\n', '13  (body)', '"nothing" is not a figure'],
  // Facts and sums
  ['an unknown placeholder', 'One.\n\n{costPerVeiw}\n', '15  (body)', '(did you mean {costPerView}?)'],
  ['a placeholder in capitals', '{CostPerView}\n', '13  (body)', '(did you mean {costPerView}?)'],
  [
    'a placeholder with spaces',
    '{ costPerView }\n',
    '13  (body)',
    'has a brace that opens or closes nothing',
  ],
  [
    'a placeholder with hyphens',
    '{cost-per-view}\n',
    '13  (body)',
    'has a brace that opens or closes nothing',
  ],
  [
    'a placeholder that is not closed',
    'In {setupTime minutes.\n',
    '13  (body)',
    '"{setupTime minutes." has a',
  ],
  [
    'an example that is not closed',
    'It is {{earn views=120}.\n',
    '13  (body)',
    '"{{earn views=120}." has a brace',
  ],
  ['braces that close nothing', 'It is }} so.\n', '13  (body)', 'has a brace that opens or closes nothing'],
  [
    'an input that no example has',
    'One.\n\n{{earn view=120}}\n',
    '15  (body)',
    '{{earn view=120}} earn takes',
  ],
  ['a name that nothing set', '{{income}}\n', '13  (body)', '{{income}} knows no "income"'],
  ['fewer views than none', '{{earn views=-5}}\n', '13  (body)', 'views= must not be below zero'],
  ['a comma for thousands', '{{earn views=1,200}}\n', '13  (body)', 'write numbers without commas'],
  ['a division by zero', '{{54 / 0}}\n', '13  (body)', 'divides by zero'],
  [
    'dollars and views',
    '{{$5 + earn.views views=3 posts=2}}\n',
    '13  (body)',
    'cannot join dollars and views',
  ],
  ['a currency without a rate', '{{$5 in GBP}}\n', '13  (body)', 'has no rate for "GBP"'],
  ['a form that is none', '{{$5 as percentt}}\n', '13  (body)', '"as percentt" is no format'],
  ['a parenthesis that is not closed', '{{(24 + 6}}\n', '13  (body)', 'lacks a closing parenthesis'],
  ['a name set to nothing', 'One.\n\n{{set a = }}\n', '15  (body)', 'needs a value instead of its end'],
  ['a repetition without a row', 'One.\n\n{{each v = 1, 2}}\n', '15  (body)', 'each has no row behind it'],
  [
    'a repetition of unequal lists',
    'One.\n\n{{each v = 1, 2; w = 3}}| {{v}} |\n',
    '15  (body)',
    'each has lists of different lengths',
  ],
  ['a check that does not hold', 'One.\n\n{{check 3 < 2}}\n', '15  (body)', 'does not hold: 3 < 2; change'],
];

/** Mistakes in the front matter of an article, by what becomes of its text. */
export const FRONTS: readonly Row<(text: string) => string>[] = [
  [
    'a tab before a field',
    change('author:', '\tauthor:'),
    '4  (front matter)',
    'write spaces in the place of the tab',
  ],
  [
    'an author by an asterisk',
    field('author', '*ada'),
    '4  (front matter)',
    'text that begins with * in quotes',
  ],
  ['two authors', field('author', '[ada, bea]'), '4  author', 'must be a text, and is a list'],
  ['a field of nothing', field('title', ''), '2  title', 'must be a text, and is nothing'],
  ['a day without its zero', field('published', '2030-1-01'), '5  published', 'must be a day that exists'],
  ['three related articles', field('related', '[two, three, two]'), '10  related', 'must name exactly two'],
  ['a cover of another site', field('cover', 'https://example.org/a.jpg'), '11  cover', 'is on another site'],
  [
    'old addresses that are no list',
    field('aliases', '/old'),
    '11  aliases',
    'must be a list, and is a text',
  ],
  [
    'three hyphens that are dots',
    (text) => text.replace(/\n---\n/, '\n...\n'),
    '1  (front matter)',
    'has no closing line of three hyphens',
  ],
  ['a quote that is not closed', change('"One"', '"One'), '2  (front matter)', 'is not YAML'],
  [
    'the last quote that is not closed',
    (text) => text.replace(/about\."$/m, 'about.'),
    '9  (front matter)',
    'begins with "',
  ],
  [
    'a colon in a text without quotes',
    field('title', 'December: what it brings'),
    '2  (front matter)',
    'it holds a colon',
  ],
  [
    'quotes inside quotes',
    field('title', '"She said "yes" to it"'),
    '2  (front matter)',
    'text goes on behind',
  ],
  [
    'a mark that YAML keeps',
    field('title', '@home'),
    '2  (front matter)',
    'its first character means something else',
  ],
  [
    'no space behind a colon',
    change('author: ada', 'author:ada'),
    '4  (front matter)',
    'a field is written name: text',
  ],
  [
    'a field that is written twice',
    change('author:', 'title: "B"\nauthor:'),
    '4  (front matter)',
    'is not YAML',
  ],
  ['no front matter', () => 'Just a text.\n', '1  (front matter)', 'is missing: begin with title'],
  [
    'no closing hyphens',
    () => '---\ntitle: "A"\n\nText.\n',
    '1  (front matter)',
    'has no closing line of three hyphens',
  ],
  ['front matter in another language', change('---', '---toml'), '1  (front matter)', 'is YAML only'],
  ['an empty file', () => '', '1  (front matter)', 'is missing: begin with title'],
  ['a missing field', (text) => text.replace(/^author:.*\n/m, ''), '1  author', 'is missing'],
  ['a missing list', (text) => text.replace(/^tags:.*\n/m, ''), '1  tags', 'is missing'],
  ['a name that is misspelt', change('related:', 'realted:'), '10  realted', 'did you mean "related"?'],
  ['a misspelt field', field('tag', '[A]'), '11  tag', 'is not a known name: did you mean "tags"?'],
  ['a field that nobody knows', field('mood', 'glad'), '11  mood', 'is not a known name'],
  ['a number in the place of a text', field('title', '2030'), '2  title', 'must be a text, and is a number'],
  ['a text in the place of a list', field('topics', 'status'), '7  topics', 'must be a list, and is a text'],
  [
    'a text in the place of true or false',
    field('draft', '"yes"'),
    '11  draft',
    'must be true or false, and is a text',
  ],
  ['an empty title', field('title', '""'), '2  title', 'must not be empty'],
  [
    'a title that is too long',
    field('title', `"${'a '.repeat(120)}"`),
    '2  title',
    'must have at most 200 characters',
  ],
  [
    'a title for searches that is too long',
    field('seoTitle', `"${'a '.repeat(40)}b"`),
    '11  seoTitle',
    'at most 60 characters',
  ],
  [
    'emphasis in a title',
    field('title', '"The **best** day"'),
    '2  title',
    '**best** is shown as it is typed',
  ],
  [
    'a tag of HTML in a title',
    field('title', '"The <b>best</b> day"'),
    '2  title',
    '<b> is shown as it is typed',
  ],
  [
    'a link in a title',
    field('title', '"The [best](/two) day"'),
    '2  title',
    '[best](/two) is shown as it is typed',
  ],
  [
    'an unknown placeholder in a title',
    field('title', '"{nonsense}"'),
    '2  title',
    '{nonsense} is not a known',
  ],
  [
    'an excerpt that is too short',
    field('excerpt', '"Short."'),
    '9  excerpt',
    'must have 80 to 165 characters',
  ],
  [
    'an excerpt that is too long',
    field('excerpt', `"${'word '.repeat(40)}"`),
    '9  excerpt',
    'must have 80 to 165',
  ],
  ['no topic', field('topics', '[]'), '7  topics', 'must name at least one topic'],
  [
    'a topic that is named twice',
    field('topics', '[status, status]'),
    '7  topics.1',
    'is the same as entry 1',
  ],
  ['seven tags', field('tags', '[a, b, c, d, e, f, g]'), '8  tags', 'must name at most six tags'],
  ['an empty tag', field('tags', '[a, ""]'), '8  tags.1', 'must not be empty'],
  ['a tag that is named twice', field('tags', '[Kenya, kenya]'), '8  tags.1', 'is the same as entry 1'],
  [
    'a day that does not exist',
    field('published', '2030-02-30'),
    '5  published',
    'must be a day that exists',
  ],
  [
    'a day of another century',
    field('published', '2300-01-01'),
    '5  published',
    'must be a day of this century',
  ],
  ['a day in another order', field('published', '05.01.2030'), '5  published', 'must be a day that exists'],
  ['a day in words', field('published', 'tomorrow'), '5  published', 'must be a day that exists'],
  [
    'a day with its time',
    field('published', '2030-01-01T10:00:00Z'),
    '5  published',
    'must be a day that exists',
  ],
  [
    'a change before the publication',
    field('updated', '2029-12-31'),
    '11  updated',
    'is earlier than published',
  ],
  ['a change in days to come', field('updated', '2031-01-01'), '11  updated', 'is later than today'],
  ['a language that is none', field('lang', 'Swahili'), '11  lang', 'must be a language tag such as sw'],
  [
    'a cover that is not there',
    field('cover', 'gone.jpg'),
    '11  cover',
    '"gone.jpg" is not in content/articles/pictures/',
  ],
  [
    'a country in the place of a language',
    field('lang', 'ke'),
    '11  lang',
    'must be a language tag such as sw',
  ],
  ['a hashtag', field('tags', '["#kenya"]'), '8  tags.0', 'without # and commas'],
  ['two tags in one', field('tags', '["kenya, status"]'), '8  tags.0', 'without # and commas'],
  ['a path with capitals', field('path', '/One'), '3  path', 'lower-case words joined by hyphens'],
  ['a path without its slash', field('path', 'one'), '3  path', 'begins with one slash'],
  ['a path with an umlaut', field('path', '/über'), '3  path', 'lower-case words joined by hyphens'],
  ['a path of three parts', field('path', '/a/b/c'), '3  path', 'must be /<slug> or /blog/<slug>'],
  ['a path that ends with a slash', field('path', '/one/'), '3  path', 'must be /<slug> or /blog/<slug>'],
  [
    'an old address that is written twice',
    field('aliases', '[/old, /old]'),
    '11  aliases.1',
    'is the same as entry 1',
  ],
  ['an old address in capitals', field('aliases', '[/Old]'), '11  aliases.0', 'must be in lower case'],
  [
    'an unknown author',
    field('author', 'adda'),
    '4  author',
    '"adda" is not in authors.json: did you mean "ada"?',
  ],
  ['an author who is like nobody', field('author', 'zebedee'), '4  author', 'choose one of ada'],
  [
    'the name of an author',
    field('author', 'Ada'),
    '4  author',
    '"Ada" is not in authors.json: did you mean "ada"?',
  ],
  ['an unknown category', field('category', 'mews'), '6  category', 'did you mean "news"?'],
  ['a category that is like none', field('category', 'gossip'), '6  category', 'choose one of news'],
  ['an unknown topic', field('topics', '[statsu]'), '7  topics.0', 'did you mean "status"?'],
  ['an unknown related article', field('related', '[tow, three]'), '10  related.0', 'did you mean "two"?'],
  [
    'a related article named twice',
    field('related', '[two, two]'),
    '10  related.1',
    'is the same as entry 1',
  ],
  ['one related article', field('related', '[two]'), '10  related', 'must name exactly two articles'],
];

const ONE = 'articles/one.md';
const RELEASE_TO_ONE = `---
title: "Another"
published: 2030-04-01
summary: "What is new, for whom, and from which day on it holds, in one sentence."
---

See [one](/one).
`;
const PAGE = 'pages/a-page.md:';
const SAID = {
  sample: true,
  name: 'Ada',
  role: 'Earner',
  company: 'Nairobi',
  text: 'So.',
  rating: 5,
  avatar: 'amina',
};
const NEWS = { outlet: 'A paper', headline: 'It is so', published: '2030-01-01', href: '/about-us' };
type Mistake = (folder: ContentFolder) => void;

/** Mistakes that only show when a folder is seen as a whole; `place` begins with the file. */
export const OTHERS: readonly Row<Mistake>[] = [
  [
    'a bracket that is not closed',
    one((text) => text.replace('/one', '[/one')),
    `${ONE}:`,
    'is not YAML: close the list',
  ],
  ['letters that no card can show', front({ title: '"Money 金"' }), `${ONE}:2  title`, 'holds 金'],
  [
    'an article related to itself',
    front({ related: '[two, one]' }),
    `${ONE}:10  related.1`,
    'is the article itself',
  ],
  [
    'the path of another article',
    front({ path: '/two' }),
    'articles/two.md:3  path',
    'is the same as in articles/one.md',
  ],
  [
    'the published path of another article',
    (folder) => {
      folder.write('published.json', JSON.stringify({ 'articles/one': '/one', 'articles/two': '/blog/two' }));
      front({ path: '/two' })(folder);
    },
    'articles/two.md:3  path',
    'is the same as in articles/one.md',
  ],
  [
    'the very same path',
    front({ path: '/blog/two' }),
    'articles/two.md:3  path',
    'is the same as in articles/one.md',
  ],
  [
    'the title of another article',
    front({ title: '"tWO"' }),
    'articles/two.md:2  title',
    'is the same as in',
  ],
  [
    'the path of a page',
    front({ path: '/careers' }),
    `${ONE}:3  path`,
    "cannot be at /careers, which is the site's own page or file (app/careers)",
  ],
  [
    'the path of a category',
    front({ path: '/news' }),
    `${ONE}:3  path`,
    'cannot be at /news, which is an address of the category',
  ],
  [
    'a published path that is wrong',
    (folder) => {
      folder.write('published.json', JSON.stringify({ 'articles/one': '/one' }));
      front({ path: 'one' })(folder);
    },
    `${ONE}:3  path`,
    'begins with one slash',
  ],
  [
    'a link to what appears later',
    (folder) => {
      folder.write(
        'articles/later.md',
        articleText({ title: '"L"', path: '/later', published: '2030-12-01', related: '[one, two]' }),
      );
      folder.write(ONE, articleText({}, '[to](/later)\n'));
    },
    `${ONE}:13  (body)`,
    '"/later" leads to what is not public yet',
  ],
  // Files
  [
    'a file with another ending',
    write('articles/four.mdx'),
    'articles/four.mdx  (file)',
    'holds files that end with .md',
  ],
  [
    'an article in a subfolder',
    (folder) => {
      mkdirSync(join(folder.dir, 'articles', 'new'));
      write('articles/new/four.md')(folder);
    },
    'articles/new  (file)',
    'holds files that end with .md',
  ],
  [
    'a name with a space',
    write('articles/My Four.md', 'four'),
    'articles/My Four.md:1  (name)',
    'must be lower-case',
  ],
  [
    'a folder that is called like a text',
    folderOf('articles/four.md'),
    'articles/four.md  (file)',
    'holds files that end with .md',
  ],
  [
    'a link to a file that is gone',
    (folder) => symlinkSync('nowhere.md', join(folder.dir, 'articles', 'four.md')),
    'articles/four.md  (file)',
    'is missing',
  ],
  [
    'a file that is lost',
    (folder) => rmSync(join(folder.dir, 'faqs.json')),
    'faqs.json  (file)',
    'is missing',
  ],
  [
    'both sides of a merge',
    one((text) => `${text}\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> mine\n`),
    `${ONE}:17  (file)`,
    'holds both sides of a merge: keep one',
  ],
  [
    'letters of another encoding',
    one((text) => `${text}\nItâ€™s so.\n`),
    `${ONE}:17  (file)`,
    'signs that a copy from elsewhere broke',
  ],
  [
    'a sign of a word processor',
    one((text) => `${text}\nSo\u000bit is.\n`),
    `${ONE}:17  (file)`,
    'signs that a copy from elsewhere broke',
  ],
  [
    'an old address that is a page',
    front({ aliases: '[/about-us]' }),
    `${ONE}:11  /about-us`,
    'hides a page',
  ],
  [
    'a copy of an article',
    (folder) => folder.write('articles/one-copy.md', articleText()),
    'articles/one.md:3  path',
    'is the same as in articles/one-copy.md',
  ],
  [
    'a path that is wrong, and that others link to',
    (folder) => {
      folder.write('published.json', JSON.stringify({ 'articles/one': '/one' }));
      front({ path: '/one_1' })(folder);
      folder.write('press/b-release.md', RELEASE_TO_ONE);
    },
    `${ONE}:3  path`,
    'lower-case words joined by hyphens',
  ],
  [
    'Latin-1',
    (folder) => folder.write(ONE, Buffer.from(articleText({}, 'Café.\n'), 'latin1')),
    `${ONE}:13  (file)`,
    'is not UTF-8',
  ],
  [
    'a short summary of a release',
    edit('press/a-release.md', /summary: .*/, 'summary: "New."'),
    'press/a-release.md:',
    'must have',
  ],
  // JSON
  ['a comma too many', edit('authors.json', /\]\s*$/, ',]'), 'authors.json:1:', 'perhaps a comma too many'],
  [
    'a quote that is lost',
    edit('authors.json', '"ada"', '"ada'),
    'authors.json:1:',
    'is not JSON: a text or a name lacks one of its quotes',
  ],
  ['a file of nothing', (folder) => folder.write('home.json', ''), 'home.json:1:1  (file)', 'it is empty'],
  [
    'a list in the place of a file',
    (folder) => folder.write('home.json', '[]'),
    'home.json:1',
    'must be an object',
  ],
  ['a tab in a text', edit('site.json', '"name": "', '"name": "\t'), 'site.json:', 'a tab is written'],
  [
    'a backslash in a text',
    edit('site.json', '"name": "', '"name": "\\p'),
    'site.json:',
    'a backslash is written',
  ],
  [
    'a comment in JSON',
    edit('site.json', '"currency"', '// ours\n"currency"'),
    'site.json:7:',
    'has no comments',
  ],
  [
    'a comma for a decimal point',
    edit('facts.json', '"value": ', '"value": 0,'),
    'facts.json:',
    'is not JSON',
  ],
  [
    'both sides of a merge in JSON',
    edit('site.json', '"currency"', '\n<<<<<<< HEAD\n"currency"'),
    'site.json:8  (file)',
    'holds both sides of a merge',
  ],
  [
    'an empty name',
    json('site.json', ({ product }) => (product.name = ' ')),
    'site.json:3',
    'must not be empty',
  ],
  [
    'a country in words',
    json('site.json', ({ address }) => (address.country = 'Kenya')),
    'site.json:',
    'ISO 3166',
  ],
  [
    'a country that is none',
    json('site.json', ({ address }) => (address.country = 'QQ')),
    'site.json:',
    'ISO 3166',
  ],
  [
    'a site below a path',
    json('site.json', (site) => (site.url += '/shop')),
    'site.json:',
    'with nothing behind it',
  ],
  [
    'a mailbox with its owner',
    json('site.json', (site) => (site.email = 'Us <us@example.org>')),
    'site.json:',
    'must be an email address',
  ],
  [
    'a network at another host',
    json('site.json', ({ social }) => (social[0].url = 'https://example.org/us')),
    'site.json:',
    'url  must be an address at its network, such as https://x.com/name',
  ],
  ['a network twice', json('site.json', ({ social }) => social.push(social[0])), 'site.json:', 'is taken'],
  [
    'a colour in words',
    json('theme.json', ({ colours }) => (colours.leaf = 'green')),
    'theme.json:12  colours.leaf',
    'must be a colour as #rrggbb',
  ],
  [
    'corners in another unit',
    json('theme.json', (theme) => (theme.radius = 16)),
    'theme.json:',
    'must be 0 to 3',
  ],
  [
    'a face that is not installed',
    json('theme.json', ({ displayFace }) => (displayFace.file = '@faces/none')),
    'theme.json:25  displayFace.file',
    'npm install @faces/none',
  ],
  [
    'a face for browsers',
    json('theme.json', ({ displayFace }) => (displayFace.file = 'Mine.woff2')),
    'theme.json:25  displayFace.file',
    'is packed for browsers',
  ],
  fact('a fact without its number', 'costPerView', (one) => delete one.value, 'there is no "value"'),
  fact('a form of a number that is none', 'costPerView', (one) => (one.text = '{value:money}'), 'is none of'),
  fact('a number that is typed', 'costPerView', (one) => (one.text = '$0.003'), 'must show its value'),
  fact(
    'a fact that states itself',
    'governingLaw',
    (one) => (one.text = '{governingLaw}'),
    'is none of {value}',
  ),
  fact('a range that is turned round', 'supportReply', (one) => (one.min = 9), 'must not be above max'),
  fact(
    'a contradiction of nothing',
    'processingFaq',
    (one) => (one.contradicts = 'processing'),
    'is no fact',
  ),
  [
    'a fact that is gone, and that another contradicts',
    json('facts.json', (facts) => delete facts.payoutThresholdGuide),
    'facts.json:',
    'payoutThresholdFaq.contradicts  "payoutThresholdGuide" is no fact: bring it back',
  ],
  fact(
    'an address that is none',
    'metaAdsUrl',
    (one) => (one.text = 'www.fb.com'),
    'must be an absolute https URL',
  ),
  fact('a share in percent', 'referralShare', (one) => (one.value = 10), 'is a share, of which 1 is all'),
  fact('a lowest rate above the highest', 'earningPerViewMin', (one) => (one.value = 1), 'must not be above'),
  fact('a usual rate above the highest', 'exampleRate', (one) => (one.value = 1), 'must lie from'),
  [
    'a fact whose name is no word',
    json('facts.json', (facts) => (facts.plan2 = { text: 'Two', spec: 'ours' })),
    'facts.json:',
    'must be letters only',
  ],
  [
    'a budget beyond its slider',
    json('pricing.json', ({ budget }) => (budget.start = 2 * budget.sliderMax)),
    'pricing.json:',
    'must not be above sliderMax',
  ],
  [
    'a category that is there twice',
    json('categories.json', ({ blog }) => blog.push(blog[0])),
    'categories.json:',
    '"news" is taken',
  ],
  [
    'a group of questions that is there twice',
    json('faqs.json', ({ categories }) => categories.push(categories[0])),
    'faqs.json:',
    '"asked" is taken',
  ],
  [
    'an event that is there twice',
    json('events.json', ({ events }) => events.push(events[0])),
    'events.json:',
    '"talk"',
  ],
  ['a day of an event in another order', event('date', '01/07/2030'), 'events.json:', 'must be a day'],
  ['an event of no length', event('minutes', 0), 'events.json:', 'must be at least 10'],
  [
    'an event that is announced after its day',
    event('announced', '2099-01-01'),
    'events.json:',
    'must not be after',
  ],
  [
    'a question that is there twice',
    json('faqs.json', ({ faqs }) => faqs.push({ ...faqs[0], slug: 'again' })),
    'faqs.json:',
    'is taken',
  ],
  [
    'two countries of one code',
    json('pricing.json', ({ countries }) => countries.push({ ...countries[0], id: 'again', name: 'Again' })),
    'pricing.json:',
    'is taken',
  ],
  [
    'a question that is there twice, in capitals',
    json('faqs.json', ({ faqs }) => faqs.push({ ...faqs[0], slug: 'again', question: 'IS IT SO?' })),
    'faqs.json:',
    '"IS IT SO?" is taken',
  ],
  ['an answer with an open sign', faq('answer', 'It is _so.'), 'faqs.json:', '_ is shown as it is typed'],
  ['a question with slanted words', faq('question', 'Is it _so_?'), 'faqs.json:', '_so_ is shown as it is'],
  [
    'a currency that lost its rate',
    json('pricing.json', ({ countries, perUnit }) => {
      countries.push({ id: 'a', name: 'A', code: 'AQ', currencyCode: 'XPF' });
      countries.push({ id: 'b', name: 'B', code: 'BV', currencyCode: 'XPF' });
      delete perUnit.XPF;
    }),
    'pricing.json:',
    '"XPF" has no rate in perUnit',
  ],
  [
    'prices of a country that is none',
    json('figures.json', ({ perThousand }) => (perThousand.country = 'atlantis')),
    'figures.json:',
    '"atlantis" is not in pricing.json',
  ],
  [
    'a name that stands twice',
    edit('faqs.json', '"faqs": [', '"faqs": [],\n"faqs": ['),
    'faqs.json:',
    'stands twice',
  ],
  [
    'a share in per cent',
    json('facts.json', (facts) => (facts.plan = { text: '{value:percent}', value: 98, spec: 'ours' })),
    'facts.json:',
    'must be a share: 0.98 is printed as 98%',
  ],
  [
    'hours from Greenwich that are none',
    json('events.json', ({ zone }) => (zone.offset = '+25:00')),
    'events.json:',
    'must be an offset from UTC',
  ],
  [
    'a part of the copy that is lost',
    json('forms.json', (file) => delete file.problems),
    'forms.json:1',
    'is missing',
  ],
  [
    'an article that is named twice',
    json('pages.json', ([home]) => (home.reads = ['one', 'one'])),
    'pages.json:',
    'is the same as entry 1',
  ],
  [
    'a wrong telephone number',
    json('site.json', (site) => (site.phone = 'call us')),
    'site.json:',
    'must be an international number such as',
  ],
  [
    'a wrong mailbox',
    json('site.json', (site) => (site.email = 'info@')),
    'site.json:',
    'must be an email address',
  ],
  [
    'an address without https',
    json('site.json', (site) => (site.url = 'example.org')),
    'site.json:',
    'https URL',
  ],
  [
    'a currency that is none',
    json('site.json', (site) => (site.currency = 'EURO')),
    'site.json:',
    'ISO 4217 currency code',
  ],
  [
    'a market that is none',
    json('site.json', (site) => (site.mainMarket = 'XX')),
    'site.json:',
    'is not in pricing.json',
  ],
  [
    'a fact below zero',
    json('facts.json', (facts) => (facts.dailyViews.value = -5)),
    'facts.json:',
    'must not be below zero',
  ],
  [
    'a fact that is a text',
    json('facts.json', (facts) => (facts.dailyViews.value = '5')),
    'facts.json:',
    'must be a number',
  ],
  [
    'a misspelt name',
    json('faqs.json', ({ faqs: [faq] }) => (faq.anser = 'A')),
    'faqs.json:',
    'did you mean "answer"?',
  ],
  [
    'a question without an answer',
    json('faqs.json', ({ faqs: [faq] }) => delete faq.answer),
    'faqs.json:',
    'is missing',
  ],
  [
    'a question with emphasis',
    faq('question', 'Is it **so**?'),
    'faqs.json:',
    '**so** is shown as it is typed: this text holds',
  ],
  [
    'an answer with a tag',
    faq('answer', 'It is <b>so</b>.'),
    'faqs.json:',
    '<b> is left out: write **text**',
  ],
  ['an answer with a heading that is none', faq('answer', '##When it is.'), 'faqs.json:', 'is no heading'],
  [
    'an answer whose link is not closed',
    faq('answer', 'See [it](/trust for more.'),
    'faqs.json:',
    'a link is written [text](address)',
  ],
  [
    'an answer with a dead link',
    faq('answer', 'See [it](/trusty).'),
    'faqs.json:',
    '"/trusty" leads nowhere',
  ],
  ['a category of questions that is none', faq('category', 'askd'), 'faqs.json:', '"askd"'],
  [
    'emphasis in a label',
    json('navigation.json', ({ words }) => (words.menu.open = '**Open**')),
    'navigation.json:',
    '**Open** is shown as it is typed: this text holds no signs',
  ],
  [
    'a price below zero, with a figure right below what is worked out from prices',
    (folder) => {
      folder.write(
        'articles/one.md',
        articleText({}, '{{set a = $0.20 in KES}}\n![A clock.](figure:posting-clock "A day.")\n'),
      );
      folder.json('pricing.json', (file) => {
        file.categories[0].prices[0].pricePerView = -1;
      });
    },
    'pricing.json:',
    'must be more than zero',
  ],
  [
    'a place that a menu leads to twice',
    json('navigation.json', ({ header }) => header.push(header[0])),
    'navigation.json:',
    'is taken',
  ],
  [
    'a tag in a label',
    json('forms.json', ({ all }) => (all.send = '<b>Send</b>')),
    'forms.json:',
    '<b> is shown as it is typed',
  ],
  ['an empty label', json('forms.json', ({ all }) => (all.send = ' ')), 'forms.json:', 'must not be empty'],
  [
    'a sentence that lost its place',
    json('events.json', ({ words }) => (words.card.minutes = 'some minutes')),
    'events.json:',
    'must hold {minutes}, where its value is put in',
  ],
  [
    'a word that is none of those',
    event('audience', 'all'),
    'events.json:',
    'must be earner, advertiser or both',
  ],
  ['a host who is nobody', event('host', 'adda'), 'events.json:', 'did you mean "ada"?'],
  ['an hour that is none', event('time', '25:00'), 'events.json:', 'must be'],
  [
    'a title of an event with a tag',
    event('title', 'A <i>talk</i>'),
    'events.json:',
    '<i> is shown as it is typed',
  ],
  [
    'two authors with one id',
    json('authors.json', (file) => file.push({ ...file[0], name: 'B' })),
    'authors.json:',
    '"ada" is taken',
  ],
  [
    'a price below the displayed one',
    json('pricing.json', ({ categories }) => (categories[0].prices[0].pricePerView /= 2)),
    'pricing.json:',
    'a view, below costPerView of facts.json',
  ],
  [
    'a displayed price that all are below',
    json('facts.json', ({ costPerView }) => (costPerView.value *= 100)),
    'pricing.json:',
    'a view, below costPerView of facts.json',
  ],
  [
    'an entity in a text of JSON',
    json('about.json', ({ vision }) => (vision[0].text = 'So&nbsp;it is.')),
    'about.json:',
    '&nbsp; is shown as it is typed',
  ],
  fact('a fact of a day to come', 'legalUpdated', (one) => (one.date = '2031-01-01'), 'is later than today'),
  [
    'a budget that begins below the smallest campaign',
    json('pricing.json', ({ budget }) => (budget.start /= 100)),
    'pricing.json:',
    'must not be below the smallest campaign',
  ],
  [
    'a page that changes in days to come',
    json('pages.json', ([home]) => (home.updated = '2031-01-01')),
    'pages.json:',
    'is later than today',
  ],
  [
    'the title of another page',
    json('pages.json', ([, first, second]) => (second.title = first.title)),
    'pages.json:',
    'is the title of /',
  ],
  [
    'an article called like a page',
    json('pages.json', ([, first]) => (first.title = 'One')),
    `${ONE}:2  title`,
    'is the title of /',
  ],
  [
    'a page that lost its entry',
    json('pages.json', (pages) => pages.splice(pages.findIndex(isCareers), 1)),
    'pages.json:',
    '/careers  has no entry, but app/ has a page there',
  ],
  [
    'a section of copy that is a text',
    json('blog.json', (file) => (file.search = 'Search')),
    'blog.json:',
    'search  must be an object with names and values, and is a text',
  ],
  [
    'a text of copy that is a list',
    json('blog.json', ({ search }) => (search.label = ['Search'])),
    'blog.json:',
    'search.label  must be a text, and is a list',
  ],
  [
    'a text of copy that is a number',
    json('blog.json', ({ search }) => (search.label = 3)),
    'blog.json:',
    'search.label  must be a text, and is a number',
  ],
  [
    'a file that nothing reads',
    (folder) => folder.write('faq.json', '{}'),
    'faq.json:',
    'is not read: did you mean "faqs.json"?',
  ],
  [
    'a file under another name',
    (folder) => renameSync(join(folder.dir, 'faqs.json'), join(folder.dir, 'faq.json')),
    'faqs.json  (file)',
    'is missing',
  ],
  [
    'a dark ground for dark letters',
    json('theme.json', ({ colours }) => (colours.paper = colours.ink)),
    'theme.json:',
    'colours.paper  cannot be read with text, ',
  ],
  [
    'a light ground for light letters',
    json('theme.json', ({ colours }) => (colours.ink = colours.paper)),
    'theme.json:',
    'colours.ink  cannot be read with white',
  ],
  ['a menu that is named twice', page('menu', '[header, header]'), PAGE, 'is the same as entry 1'],
  [
    'a line of a page that is there twice',
    page('short', '[{ term: a, text: b }, { term: a, text: b }]'),
    PAGE,
    'short.1  is the same as entry 1: take one away',
  ],
  [
    'emphasis in the title of a page',
    page('title', '"The **best** guide"'),
    PAGE,
    '**best** is shown as it is typed',
  ],
  [
    'a page whose person stands there twice',
    page('people', '[{ name: naledi, pose: phone }, { name: naledi, pose: phone }]'),
    PAGE,
    '"naledi" is taken',
  ],
  [
    'a copy of a release',
    (folder) => {
      for (const name of ['b', 'c']) folder.write(`press/${name}-release.md`, RELEASE_TO_ONE);
    },
    'press/c-release.md:2  title',
    'is the title of press/b-release.md already',
  ],
  [
    'a text that is gone, and that others link to',
    (folder) => {
      folder.write('published.json', JSON.stringify({ 'articles/four': '/four' }));
      folder.write(ONE, articleText({}, '[to](/four)\n'));
      redirect('/old', '/four')(folder);
    },
    'published.json:',
    '/four leads nowhere since its text is gone',
  ],
  [
    'two mailboxes',
    json('site.json', (site) => (site.email = 'a@example.org, b@example.org')),
    'site.json:',
    'must be an email',
  ],
  [
    'a year to come',
    json('site.json', (site) => (site.founded = 2999)),
    'site.json:',
    'must not be a year to come',
  ],
  [
    'an author who is there twice',
    json('authors.json', (file) => file.push({ ...file[0], id: 'eve' })),
    'authors.json:',
    '"Ada" is taken',
  ],
  [
    'a category whose title is there twice',
    json('categories.json', ({ topics }) => topics.push({ ...topics[0], slug: 'other' })),
    'categories.json:',
    '"Status" is taken',
  ],
  [
    'a topic that is a category of the blog',
    json('categories.json', ({ blog, topics }) =>
      topics.push({ ...topics[0], slug: blog[0].slug, title: 'Other' }),
    ),
    'categories.json:',
    'must have no slug and no title of a category of the blog',
  ],
  [
    'an article that a topic names twice',
    json('categories.json', ({ topics }) => (topics[0].first = ['one', 'one'])),
    'categories.json:',
    'is the same as entry 1',
  ],
  [
    'an audience that is there twice',
    json('pricing.json', ({ categories }) => categories.push({ ...categories[0], id: 'others' })),
    'pricing.json:',
    'is taken',
  ],
  [
    'a price that is gone',
    json('facts.json', (facts) => delete facts.costPerView),
    'facts.json:1  costPerView',
    'needs a value: sums are worked out from it',
  ],
  [
    'a rate that is gone',
    json('facts.json', (facts) => delete facts.exampleRate),
    'facts.json:1  exampleRate',
    'needs a value: sums are worked out from it',
  ],
  [
    'a country that is named twice',
    opening('countries', ['Kenya', 'Kenya']),
    'careers.json:',
    'is the same as',
  ],
  [
    'two openings of one title',
    json('careers.json', ({ openings }) => openings.push({ ...openings[0], slug: 'other' })),
    'careers.json:',
    'is taken',
  ],
  [
    'the country of the map that is none',
    json('about.json', ({ focusCountry }) => (focusCountry.code = 'QQ')),
    'about.json:',
    'ISO 3166',
  ],
  [
    'a paragraph that is there twice',
    json('about.json', ({ story }) => story.push('So it is.', 'So it is.')),
    'about.json:',
    'is the same as entry',
  ],
  [
    'news that is there twice',
    json('press.json', ({ news }) => {
      news.length = 0;
      news.push(NEWS, { ...NEWS, outlet: 'Another' });
    }),
    'press.json:',
    'is taken',
  ],
  [
    'a topic called like a category of the blog',
    json('categories.json', ({ blog, topics }) =>
      topics.push({ ...topics[0], slug: 'other', title: blog[0].title }),
    ),
    'categories.json:',
    'no title of a category of the blog',
  ],
  [
    'a topic at the address of a page',
    json('categories.json', ({ topics }) => topics.push({ ...topics[0], slug: 'careers', title: 'Other' })),
    'categories.json:',
    "which is the site's own page or file",
  ],
  [
    'a testimonial that is there twice',
    json('testimonials.json', (file) => file.push(SAID, SAID)),
    'testimonials.json:',
    'is taken',
  ],
  [
    'half a star',
    json('testimonials.json', (file) => file.push({ ...SAID, rating: 4.5 })),
    'testimonials.json:',
    'must be a whole number',
  ],
  [
    'two links of one name',
    json('navigation.json', ({ header }) => header.push({ ...header[0], href: '/trust' })),
    'navigation.json:',
    'is taken',
  ],
  ['a misspelt link', faq('answer', 'See [it](/Careers).'), 'faqs.json:', 'did you mean "/careers"?'],
  [
    'two links of one name, in capitals',
    json('navigation.json', ({ header }) =>
      header.push({ label: header[0].label.toUpperCase(), href: '/trust' }),
    ),
    'navigation.json:',
    'is taken',
  ],
  // Redirects
  ['a source with capitals', redirect('/Old'), 'redirects.json:', 'must be in lower case'],
  ['a source with an umlaut', redirect('/über'), 'redirects.json:', 'must be ASCII: write /%c3%bcber'],
  ['a source without its slash', redirect('old'), 'redirects.json:', 'begins with one slash'],
  ['a source that ends with a slash', redirect('/old/'), 'redirects.json:', 'must not end with a slash'],
  ['a redirect over the home page', redirect('/'), 'redirects.json:', 'hides a page that exists'],
  ['a source with a query', redirect('/old?a=b'), 'redirects.json:', 'must be a path on this site'],
  [
    'a redirect of what programs ask',
    redirect('/api/old'),
    'redirects.json:',
    'must not be below /api or /_next',
  ],
  ['a redirect over a file', redirect('/press-kit/logo-pack.zip'), 'redirects.json:', 'hides a page'],
  [
    'a redirect to this site, in full',
    redirect('/old', `${SITE_URL}/gone`),
    'redirects.json:',
    '"/gone" leads nowhere',
  ],
  ['a redirect to itself', redirect('/old', '/old'), 'redirects.json:', 'redirects to itself'],
  ['a redirect to nothing', redirect('/old', '/gone'), 'redirects.json:', '"/gone" leads nowhere'],
  ['a redirect over a page', redirect('/about-us'), 'redirects.json:', 'hides a page that exists'],
  [
    'a redirect that is written twice',
    json('redirects.json', (file) =>
      file.exact.push({ from: '/old', to: '/contact' }, { from: '/old', to: '/contact' }),
    ),
    'redirects.json:',
    'is the same as entry 1: take one away',
  ],
  [
    'a redirect to two pages',
    json('redirects.json', (file) =>
      file.exact.push({ from: '/old', to: '/contact' }, { from: '/old', to: '/trust' }),
    ),
    'redirects.json:',
    'is redirected twice',
  ],
  [
    'a beginning of all addresses that is redirected',
    json('redirects.json', ({ prefix }) => prefix.push({ from: '/', to: '/contact' })),
    'redirects.json:',
    'is how all addresses begin',
  ],
  [
    'a beginning of two parts that is redirected',
    json('redirects.json', ({ prefix }) => prefix.push({ from: '/old/news', to: '/contact' })),
    'redirects.json:',
    'must be one part, as in /old',
  ],
  [
    'a beginning of a page that is redirected',
    json('redirects.json', ({ prefix }) => prefix.push({ from: '/about', to: '/contact' })),
    'redirects.json:',
    'hides what begins so: /about-us',
  ],
  [
    'redirects in a circle',
    json('redirects.json', (file) => file.exact.push({ from: '/a', to: '/b' }, { from: '/b', to: '/a' })),
    'redirects.json:',
    'in a circle',
  ],
];

function change(from: string, to: string) {
  return (text: string) => text.replace(from, to);
}

/** A field with another value, or one more. */
function field(name: string, value: string) {
  return (text: string) =>
    new RegExp(`^${name}:`, 'm').test(text)
      ? text.replace(new RegExp(`^${name}:.*`, 'm'), `${name}: ${value}`)
      : text.replace('\n---\n', `\n${name}: ${value}\n---\n`);
}

function one(edited: (text: string) => string): Mistake {
  return (folder) => folder.edit(ONE, edited);
}

function front(fields: Record<string, string>): Mistake {
  return (folder) => folder.write(ONE, articleText(fields));
}

function write(file: string, name = 'one'): Mistake {
  return (folder) => folder.write(file, articleText({ title: `"${name}"`, path: `/${name}` }));
}

/** A page with one more field, or another value of one. */
function page(name: string, value: string): Mistake {
  const description = '"What is on this page, and for whom, in one sentence."';
  const fields = { title: '"A page"', description, updated: '2030-01-01', [name]: value };
  const lines = Object.entries(fields).map(([key, text]) => `${key}: ${text}`);
  return (folder) => folder.write('pages/a-page.md', `---\n${lines.join('\n')}\n---\n\nIt is so.\n`);
}

function folderOf(name: string): Mistake {
  return (folder) => mkdirSync(join(folder.dir, name));
}

// biome-ignore lint/suspicious/noExplicitAny: a mistake may be anywhere in a fact
function fact(what: string, name: string, mistaken: (one: any) => unknown, reason: string): Row<Mistake> {
  return [what, json('facts.json', (facts) => mistaken(facts[name])), 'facts.json:', reason];
}

function edit(file: string, from: string | RegExp, to: string): Mistake {
  return (folder) => folder.edit(file, (text) => text.replace(from, to));
}

// biome-ignore lint/suspicious/noExplicitAny: a mistake may be anywhere in a file
function json(file: string, mistaken: (value: any) => unknown): Mistake {
  return (folder) => folder.json(file, (value) => void mistaken(value));
}

function faq(name: string, value: string): Mistake {
  return json('faqs.json', ({ faqs }) => (faqs[0][name] = value));
}

function opening(name: string, value: readonly string[]): Mistake {
  return json('careers.json', ({ openings }) => (openings[0][name] = value));
}

function event(name: string, value: string | number): Mistake {
  return json('events.json', ({ events }) => (events[0][name] = value));
}

const isCareers = ({ path }: { path: string }) => path === '/careers';

function redirect(from: string, to = '/contact'): Mistake {
  return json('redirects.json', (file) => file.exact.push({ from, to }));
}
