import { describe, expect, it } from 'vitest';
import { decode, encodingOf } from './decode';

describe('encodingOf', () => {
  it.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=utf-8', 'json'],
    ['application/x-www-form-urlencoded', 'form'],
  ])('%s is %s', (type, encoding) => {
    expect(encodingOf(type)).toBe(encoding);
  });

  it.each([null, '', 'text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'refuses %j',
    (type) => {
      expect(() => encodingOf(type)).toThrow(expect.objectContaining({ status: 415 }));
    },
  );
});

describe('decode', () => {
  it('reads JSON and forms', () => {
    expect(decode('json', '{"name":"Ann","elapsedMs":5}')).toEqual({ name: 'Ann', elapsedMs: 5 });
    expect(decode('form', 'name=Ann+B&message=a%0D%0Ab')).toEqual({ name: 'Ann B', message: 'a\r\nb' });
  });

  it.each(['', '{', '"x"', '[]', 'null', '1'])('refuses %j as JSON', (text) => {
    expect(() => decode('json', text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('refuses a field that is sent twice', () => {
    expect(() => decode('form', 'a=1&a=2')).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('cannot be used to reach a prototype', () => {
    expect(Object.getPrototypeOf(decode('json', '{"__proto__":{"name":"x"}}'))).toBe(Object.prototype);
    expect(decode('json', '{"__proto__":{"name":"x"}}').name).toBeUndefined();
  });
});
