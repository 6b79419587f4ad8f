/**
 * The picture that a shared link shows. Its markup is read by Satori, which knows flexbox and inline styles only
 * (https://github.com/vercel/satori#css); it never reaches a page.
 */
import { type Cover, coverPicture } from '@/lib/drawing/covers/cover';
import type { Ink } from '@/lib/drawing/covers/palettes';
import { ringDashes } from '@/lib/drawing/ring';

type Props = {
  title: string;
  /** What the page is: its category, or the product's name. */
  label: string;
  /** A line below the title. */
  note: string;
  brand: string;
  cover: Cover;
  colour: (ink: Ink) => string;
};

const PICTURE = { width: 520, height: 630 };

export function SocialCard({ title, label, note, brand, cover, colour }: Props) {
  const picture = coverPicture(cover, colour, PICTURE);
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colour('ink'),
        color: colour('white'),
        fontFamily: 'Bricolage Grotesque',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 1200 - PICTURE.width,
          padding: '56px 56px 52px 64px',
        }}
      >
        <div style={{ display: 'flex', fontSize: 28, color: colour('leaf') }}>{label}</div>
        <div
          style={{
            display: 'flex',
            fontSize: title.length > 70 ? 52 : title.length > 44 ? 60 : 72,
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: 28 }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            {/* biome-ignore lint/performance/noImgElement: Satori knows no other */}
            <img src={dataUrl(brandRing(colour('leaf')))} width={48} height={48} alt="" />
            {brand}
          </div>
          <div style={{ display: 'flex', color: colour('mist'), fontSize: 24 }}>{note}</div>
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: Satori knows no other */}
      <img src={dataUrl(picture)} {...PICTURE} alt="" />
    </div>
  );
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function brandRing(colour: string): string {
  const ring = { radius: 44, width: 11, segments: 8, filled: 8 };
  const { track, offset } = ringDashes(ring);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="${ring.radius}" fill="none" ` +
    `stroke="${colour}" stroke-width="${ring.width}" stroke-linecap="round" stroke-dasharray="${track}" ` +
    `stroke-dashoffset="${offset}" transform="rotate(-90 50 50)"/></svg>`
  );
}
