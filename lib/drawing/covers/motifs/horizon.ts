import { rounded } from '../../ring';
import { MIDDLE, type Motif } from './motif';

/** A sun of segments that rises over the lines of a horizon. */
export const horizon: Motif = {
  words: ['future', 'africa', 'beyond', 'passive', 'about'],
  draw: ({ roll, pick }) => {
    const y = roll(146, 162);
    const x = MIDDLE.x + pick([-30, -12, 12, 30]);
    const arc = (radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
    // Dashes and gaps that begin and end on a whole dash.
    const rays = (radius: number, parts: number) =>
      `${rounded((Math.PI * radius - (parts - 1) * 30) / parts)} 30`;
    return [
      { kind: 'line', d: arc(112), width: 17, role: 'soft', dashes: rays(112, roll(5, 8)) },
      { kind: 'line', d: arc(78), width: 17, role: 'strong', dashes: rays(78, roll(3, 5)) },
      { kind: 'area', d: `${arc(46)}z`, role: 'accent' },
      {
        kind: 'line',
        d: `M${roll(-10, 40)} ${y + 20}h${roll(300, 350)}M${roll(70, 130)} ${y + 40}h${roll(150, 230)}`,
        width: 9,
        role: 'strong',
      },
      {
        kind: 'line',
        d: `M${roll(10, 50)} ${y + 60}h${roll(60, 130)}M${roll(230, 260)} ${y + 60}h${roll(60, 110)}`,
        width: 9,
        role: 'soft',
      },
    ];
  },
};
