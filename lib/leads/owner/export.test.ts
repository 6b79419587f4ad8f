import { describe, expect, it } from 'vitest';
import { acceptLead } from '../store/queue';
import { scratchDatabase, someLead } from '../testing/leads.fixture';
import { csvField, exportCsv } from './export';

describe('csvField', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['+254 700 000 000', '+254 700 000 000'],
    ['-5', '-5'],
    ['ann@example.com', 'ann@example.com'],
  ])('writes %j', (value, field) => {
    expect(csvField(value)).toBe(field);
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd', '-cmd', '\t=1', '\r=1', ' =1', '＝1', '＋cmd', '－cmd', '＠x'])(
    'shows %j as text',
    (value) => {
      expect(csvField(value)).toMatch(/^"?'/);
    },
  );

  it.each(['a;=1+1', 'a,=1+1', 'a\t@x', 'a|-cmd', 'a\n=1', 'a\r\n =1', 'a; ＝1'])(
    'begins no formula in the cell that another locale makes of %j',
    (value) => {
      const cells = csvField(value).split(/[;,\t|\r\n]/);
      expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    },
  );

  it('holds nothing that a terminal obeys', () => {
    expect(csvField('\u001b[2J\u009b31m\u0000')).toBe('\ufffd[2J\ufffd31m\ufffd');
  });
});

describe('exportCsv', () => {
  it('writes a byte order mark, the fields of all forms, and what a newer version has added', async () => {
    const db = await scratchDatabase();
    await acceptLead(db, someLead('key', { message: 'Zoë', later: 'x' }), []);
    let text = '';
    for await (const piece of exportCsv(db, {})) text += piece;
    const [head, line] = text.split('\r\n');
    expect(head).toBe(
      '\ufeffid,form,state,receivedAt,suspicions,name,email,company,message,phone,partnershipType,eventId,eventTitle,more',
    );
    expect(line).toBe(
      `${someLead('key', { message: 'Zoë', later: 'x' }).id},contact,waiting,2026-11-20T08:00:00.000Z,,Ann,ann@example.com,,Zoë,,,,,later: x`,
    );
  });

  it('joins suspicions by a space, and leaves the fields of what cannot be read empty', async () => {
    const db = await scratchDatabase();
    await acceptLead(db, { ...someLead('a'), suspicions: ['honeypot', 'flood'] }, []);
    await acceptLead(db, someLead('b'), []);
    await db.all(`UPDATE leads SET payload = '{' WHERE id = ?`, someLead('b').id);
    let text = '';
    for await (const piece of exportCsv(db, {})) text += piece;
    expect(text).toContain('2026-11-20T08:00:00.000Z,honeypot flood,Ann,');
    expect(text).toContain(`${someLead('b').id},contact,waiting,2026-11-20T08:00:00.000Z,,,,,,,,,,\r\n`);
  });
});
