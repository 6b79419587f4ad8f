/** Which pages share a pruned stylesheet. */

/** How much larger a file may be than what a page needs, for the sake of others: shared, it is cached for the next. */
const TOLERANCE = 1.06;

/** Pages and what all of them need together. */
export interface Group {
  pages: string[];
  needs: ReadonlySet<string>;
}

/**
 * Joins pages whose needs differ little, the most alike first, so that articles, or listings, share one file.
 * @param needs by page, what it needs
 * @param weights bytes of each thing that may be needed
 * @returns the groups; in none does a page get more than 6 % beyond its own needs
 */
export function groupPages(
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  weights: ReadonlyMap<string, number>,
): Group[] {
  const bytesOf = (names: ReadonlySet<string>) =>
    [...names].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const groups: Sized[] = [];
  for (const [page, own] of needs) {
    const same = groups.find((group) => isEqual(group.needs, own));
    if (same) same.pages.push(page);
    else groups.push({ pages: [page], needs: own, least: bytesOf(own) });
  }
  for (let pair = closest(groups, bytesOf); pair; pair = closest(groups, bytesOf)) {
    const { first, second, joined } = pair;
    groups.splice(groups.indexOf(second), 1);
    groups.splice(groups.indexOf(first), 1, joined);
  }
  return groups;
}

/** A group and the bytes that its least needy page would do with. */
type Sized = Group & { least: number };

interface Pair {
  first: Sized;
  second: Sized;
  joined: Sized;
}

function closest(
  groups: readonly Sized[],
  bytesOf: (needs: ReadonlySet<string>) => number,
): Pair | undefined {
  let best: Pair | undefined;
  let growth = TOLERANCE;
  groups.forEach((first, index) => {
    for (const second of groups.slice(index + 1)) {
      const needs = new Set([...first.needs, ...second.needs]);
      const least = Math.min(first.least, second.least);
      const grown = bytesOf(needs) / least;
      if (grown > growth) continue;
      growth = grown;
      best = { first, second, joined: { pages: [...first.pages, ...second.pages], needs, least } };
    }
  });
  return best;
}

function isEqual(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((name) => b.has(name));
}
