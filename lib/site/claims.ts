import type { Content } from '../content';

type Claim = keyof Content['navigation']['words']['claims'] & keyof Content['facts'];

/** @returns what each claim of a page comes to and how it is meant, with the line that says whose figures they are */
export function claimsOf(names: readonly Claim[], { cast, facts, navigation }: Content) {
  return {
    note: cast.claims,
    claims: names.map((name) => ({
      name: navigation.words.claims[name],
      figure: facts[name].text,
      method: facts[name].method ?? '',
    })),
  };
}
