import { describe, expect, it } from 'vitest';
import { Spool } from '../spool/spool';
import { NOW, scratch, someLead } from '../testing';
import { csvField, exportCsv } from './csv';

describe('csvField', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+1+cmd|x', "'+1+cmd|x"],
    ['-2+3', "'-2+3"],
    ['+254 700 000 000', '+254 700 000 000'],
  ])('%j becomes %j', (value, field) => {
    expect(csvField(value)).toBe(field);
  });
});

it('exports the leads of every state', async () => {
  const spool = new Spool(scratch());
  await spool.accept(someLead('some-key-1'));
  await spool.accept(someLead('some-key-2'));
  await spool.move(someLead('some-key-2').id, 'new', 'delivered', NOW);
  const [head, ...rows] = (await exportCsv(spool)).split('\r\n');
  expect(head).toBe(
    'id,form,state,receivedAt,suspicions,name,email,company,message,phone,partnershipType,eventId',
  );
  expect(rows).toEqual([
    `${someLead('some-key-1').id},contact,new,2026-11-20T08:00:00.000Z,,Ann,ann@example.com,,Hello,,,`,
    `${someLead('some-key-2').id},contact,delivered,2026-11-20T08:00:00.000Z,,Ann,ann@example.com,,Hello,,,`,
  ]);
});
