/** Which pages share a pruned stylesheet. */

/** Pages that need exactly the same. */
export interface Need {
  /** how many documents they are, or what these count */
  documents: number;
  needs: ReadonlySet<string>;
}

/** Keys of the pages in a group, and what all of them need together. */
export interface Group extends Need {
  pages: string[];
}

/** Two groups that may be joined. */
interface Pair {
  first: Group;
  second: Group;
  /** bytes that all documents of both would grow by */
  growth: number;
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
  let groups: Group[] = [];
  let pairs: Pair[] = [];
  const growthOf = (one: Group, other: Group) => {
    let bytes = 0;
    for (const name of other.needs) if (!one.needs.has(name)) bytes += weights.get(name) ?? 0;
    return one.documents * bytes;
  };
  const add = (group: Group) => {
    for (const other of groups)
      pairs.push({ first: other, second: group, growth: growthOf(other, group) + growthOf(group, other) });
    groups.push(group);
  };

  for (const [page, { documents, needs: own }] of needs) add({ pages: [page], documents, needs: own });
  while (groups.length > most) {
    const { first, second } = pairs.reduce((best, pair) => (pair.growth < best.growth ? pair : best));
    const isLeft = (group: Group) => group !== first && group !== second;
    groups = groups.filter(isLeft);
    pairs = pairs.filter((pair) => isLeft(pair.first) && isLeft(pair.second));
    add({
      pages: [...first.pages, ...second.pages],
      documents: first.documents + second.documents,
      needs: new Set([...first.needs, ...second.needs]),
    });
  }
  return groups;
}
