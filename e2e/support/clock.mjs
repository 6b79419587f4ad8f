/**
 * Sets the clock of a server process: `NODE_OPTIONS=--import=…/clock.mjs` with `CLOCK`, an ISO 8601 time at which it
 * starts. Time passes as usual from there, so that tests of dated content hold in any year.
 */
const { CLOCK } = process.env;
if (!CLOCK || Number.isNaN(Date.parse(CLOCK))) throw new Error('CLOCK must be an ISO 8601 time.');

const RealDate = globalThis.Date;
const offset = RealDate.parse(CLOCK) - RealDate.now();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + offset] : args, newTarget),
  get: (target, property, receiver) =>
    property === 'now' ? () => target.now() + offset : Reflect.get(target, property, receiver),
});
