import { content, factValue, localRate } from '@/lib/content';
import { Bar } from './Bar';

/** Where the money of one view goes: what the earner is paid comes out of what the advertiser pays. */
export function MoneySplit() {
  const { price, earner, platform } = content().figures.split;
  const paid = factValue('costPerView');
  const rate = factValue('exampleRate');
  const rows = [
    { ...price, dollars: paid, tone: 'fill-iris' },
    { ...earner, dollars: rate, tone: 'fill-sun' },
    { ...platform, dollars: paid - rate, tone: 'fill-leaf-deep' },
  ];
  return (
    <div className="grid gap-5">
      {rows.map(({ label, text, dollars, tone }) => (
        <div key={label}>
          <Bar label={label} figure={localRate(dollars)} share={dollars / paid} tone={tone} />
          <p className="mt-1 text-muted text-sm">{text}</p>
        </div>
      ))}
    </div>
  );
}
