/** Which pages share a pruned stylesheet. */

/** Pages that need exactly the same. */
export interface Need {
  /** how many documents they are, or what these count */
  documents: number;
  needs: ReadonlySet<string>;
}

/** Keys of the pages in a group, and what all of them need together. */
export interface Group {
  pages: string[];
  needs: ReadonlySet<string>;
}

/**
 * Joins pages until there are few enough groups, always the two by whose union the documents of the site grow least in
 * all: many similar articles so keep a text of their own, before a single page does.
 * @param needs by page
 * @param weights bytes of each thing that may be needed
 * @param most how many groups there may be
 * @returns the groups, each page in one
 */
export function groupPages(
  needs: ReadonlyMap<string, Need>,
  weights: ReadonlyMap<string, number>,
  most: number,
): Group[] {
  const names = [...weights.keys()];
  const bytes = Float64Array.from(weights.values());
  const clusters = new Set<Cluster>();
  let pairs: Pair[] = [];
  const add = (cluster: Cluster) => {
    for (const other of clusters)
      pairs.push({ first: other, second: cluster, growth: growthOf(other, cluster, bytes) });
    clusters.add(cluster);
  };

  for (const [page, { documents, needs: own }] of needs) {
    const wanted = Uint8Array.from(names, (name) => Number(own.has(name)));
    add({ pages: [page], documents, wanted, bytes: union(wanted, wanted, bytes) });
  }
  while (clusters.size > most) {
    const { first, second } = pairs.reduce((best, pair) => (pair.growth < best.growth ? pair : best));
    const gone = (one: Cluster) => one === first || one === second;
    clusters.delete(first);
    clusters.delete(second);
    pairs = pairs.filter((other) => !gone(other.first) && !gone(other.second));
    add({
      pages: [...first.pages, ...second.pages],
      documents: first.documents + second.documents,
      wanted: first.wanted.map((bit, index) => bit | (second.wanted[index] ?? 0)),
      bytes: union(first.wanted, second.wanted, bytes),
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
  documents: number;
  /** 1 for each thing that a page of it needs, in the order of the weights */
  wanted: Uint8Array;
  /** what all of it weighs */
  bytes: number;
}

/** Two clusters that may be joined. */
interface Pair {
  first: Cluster;
  second: Cluster;
  /** bytes that all documents of both would grow by */
  growth: number;
}

function growthOf(first: Cluster, second: Cluster, bytes: Float64Array): number {
  const both = union(first.wanted, second.wanted, bytes);
  return first.documents * (both - first.bytes) + second.documents * (both - second.bytes);
}

function union(a: Uint8Array, b: Uint8Array, bytes: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (a[index] === 1 || b[index] === 1) sum += bytes[index] ?? 0;
  }
  return sum;
}
