import { describe, expect, it } from 'vitest';
import { flightDataOf, isFlightScript, parseFlight } from './flight';

const parse = (text: string) => parseFlight(Buffer.from(text));

describe('parseFlight', () => {
  it('reads models, client modules and hints', () => {
    expect(parse('0:{"a":"$L1"}\n1:I[12,["/x.js"],"default"]\n:HL["/x.css","style"]\n6:X\n6:C\n')).toEqual([
      { id: '0', tag: '', value: { a: '$L1' } },
      { id: '1', tag: 'I', value: [12, ['/x.js'], 'default'] },
      { id: '', tag: 'H', value: undefined },
      { id: '6', tag: 'X', value: undefined },
      { id: '6', tag: 'C', value: undefined },
    ]);
  });

  it('measures text rows in bytes, and does not look inside them', () => {
    const text = '“é”\n0:I["not a module"]\n';
    const rows = parse(`8:T${Buffer.byteLength(text).toString(16)},${text}0:"$8"\n`);
    expect(rows).toEqual([
      { id: '8', tag: 'T', value: undefined },
      { id: '0', tag: '', value: '$8' },
    ]);
  });

  it.each([
    ['', []],
    ['0:null\n', [{ id: '0', tag: '', value: null }]],
  ])('accepts %j', (text, rows) => {
    expect(parse(text)).toEqual(rows);
  });

  it.each([
    ['0:{"a":1}', 'flight row 0 is cut short'],
    ['8:Tff,short', 'flight row 8 is cut short'],
    ['8:Tzz,text', 'flight row 8 has no length'],
    ['0:{a}\n', 'flight row 0 is not JSON'],
    ['nothing', 'flight data has no row at byte 0'],
    ['<html>:1\n', 'flight data has no row at byte 0'],
    ['3:E{"digest":"1"}\n', 'flight row 3 is a server error'],
  ])('refuses %j', (text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });
});

describe('flight scripts', () => {
  it('joins strings and bytes, also where a character is cut in two', () => {
    const bytes = Buffer.from('é').subarray(1).toString('base64');
    const scripts = [
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"0:\\"a\\"\\n"])',
      `self.__next_f.push([3,"${bytes}"])`,
    ];
    expect(scripts.every(isFlightScript)).toBe(true);
    expect(flightDataOf(scripts)).toEqual(
      Buffer.concat([Buffer.from('0:"a"\n'), Buffer.from('é').subarray(1)]),
    );
  });

  it('knows them from other scripts', () => {
    expect(isFlightScript('alert(1);self.__next_f.push([1,""])')).toBe(false);
    expect(isFlightScript('self.__next_f.push([1,""]);alert(1)')).toBe(false);
    expect(() => flightDataOf(['self.__next_f.push([2,null])'])).toThrow('unknown form (2)');
  });
});
