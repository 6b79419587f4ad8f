/** Milliseconds that the clock may wander from the time that has passed: corrections by the network are smaller. */
const TOLERANCE = 60_000;

/** Notices when the clock was set, by comparing it with the time that has really passed. */
export class ClockWatch {
  #last: { wall: number; passed: number } | undefined;

  /**
   * @param wall milliseconds since the epoch
   * @param passed milliseconds on a clock that nobody sets
   * @returns milliseconds that the clock was moved since the last call, forth or back; 0 for none
   */
  moved(wall: number, passed: number): number {
    const last = this.#last;
    this.#last = { wall, passed };
    if (!last) return 0;
    const moved = wall - last.wall - (passed - last.passed);
    return Math.abs(moved) > TOLERANCE ? moved : 0;
  }
}
