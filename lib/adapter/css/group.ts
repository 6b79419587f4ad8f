/** Which pages share a pruned stylesheet. */

/** How much more than a page needs it may get even where there is room for a text of its own. */
const TOLERANCE = 1.01;

/** Pages and what all of them need together. */
export interface Group {
  pages: string[];
  needs: ReadonlySet<string>;
}

/**
 * Joins pages whose needs differ little, the most alike first, so that articles, or listings, share one text.
 * @param needs by page, what it needs
 * @param weights bytes of each thing that may be needed
 * @param most how many groups there may be
 * @returns the groups, each page in one; without the limit no page gets more than 1 % beyond its own needs
 */
export function groupPages(
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  weights: ReadonlyMap<string, number>,
  most: number,
): Group[] {
  const names = [...weights.keys()];
  const bytes = Float64Array.from(weights.values());
  const clusters = new Set<Cluster>();
  let pairs: Pair[] = [];
  const add = (cluster: Cluster) => {
    for (const other of clusters) {
      const growth = union(other.wanted, cluster.wanted, bytes) / Math.min(other.least, cluster.least);
      pairs.push({ first: other, second: cluster, growth });
    }
    clusters.add(cluster);
  };

  for (const [page, own] of needs) {
    const wanted = Uint8Array.from(names, (name) => Number(own.has(name)));
    add({ pages: [page], wanted, least: union(wanted, wanted, bytes) });
  }
  for (let pair = closest(pairs); pair; pair = closest(pairs)) {
    const { first, second, growth } = pair;
    if (growth > TOLERANCE && clusters.size <= most) break;
    const gone = (one: Cluster) => one === first || one === second;
    clusters.delete(first);
    clusters.delete(second);
    pairs = pairs.filter((other) => !gone(other.first) && !gone(other.second));
    add({
      pages: [...first.pages, ...second.pages],
      wanted: first.wanted.map((bit, index) => bit | (second.wanted[index] ?? 0)),
      least: Math.min(first.least, second.least),
    });
  }
  return [...clusters].map(({ pages, wanted }) => ({
    pages,
    needs: new Set(names.filter((_, index) => wanted[index] === 1)),
  }));
}

/** A group in the making. */
interface Cluster {
  pages: string[];
  /** 1 for each thing that a page of it needs, in the order of the weights */
  wanted: Uint8Array;
  /** bytes that its least needy page would do with */
  least: number;
}

/** Two clusters that may be joined. */
interface Pair {
  first: Cluster;
  second: Cluster;
  /** bytes of both together, as a multiple of what the least needy page would do with */
  growth: number;
}

function closest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.reduce<Pair | undefined>(
    (best, pair) => (best === undefined || pair.growth < best.growth ? pair : best),
    undefined,
  );
}

function union(a: Uint8Array, b: Uint8Array, bytes: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (a[index] === 1 || b[index] === 1) sum += bytes[index] ?? 0;
  }
  return sum;
}
