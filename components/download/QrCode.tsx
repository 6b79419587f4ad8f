import { create } from 'qrcode';

/** Modules of quiet around a QR code: ISO/IEC 18004, 6.3.8. */
const QUIET = 4;

/** A text as a QR code, drawn as one path. Dark on light whatever the ground, or readers fail. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, index) =>
    modules.data[index] ? `M${(index % size) + QUIET} ${Math.floor(index / size) + QUIET}h1v1h-1z` : '',
  ).join('');
  const box = size + 2 * QUIET;
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`forced-color-adjust-none rounded-card ${className}`}
    >
      <path d={`M0 0h${box}v${box}H0z`} className="fill-white" />
      <path d={dark} className="fill-ink" />
    </svg>
  );
}
