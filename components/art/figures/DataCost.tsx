import { content, factEntry, localMoney } from '@/lib/content';
import { Bar } from './Bar';

/** The megabytes of one ad, and what a day of them costs at an example price for data. */
export function DataCost() {
  const { rows, bundle, total, price } = content().figures.data;
  const one = rows.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const most = Math.max(...rows.map(({ megabytes }) => megabytes));
  const { max: ads = 1 } = factEntry('itemsPerDayAdvice');
  const day = one * ads;
  return (
    <div className="grid gap-4">
      {rows.map(({ label, megabytes }) => (
        <Bar
          key={label}
          label={label}
          figure={`${megabytes} MB`}
          share={megabytes / most}
          tone="fill-leaf-deep"
        />
      ))}
      <div className="border-rule border-t pt-4">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{total}</span>
          <b>{day} MB</b>
        </p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-muted text-sm">
          <span>
            {price}: {localMoney(bundle.dollars)} for {bundle.megabytes} MB
          </span>
          <b>{localMoney((day / bundle.megabytes) * bundle.dollars)}</b>
        </p>
      </div>
    </div>
  );
}
