import { expect, it } from 'vitest';
import showcase from '@/content/showcase.json';
import { showcaseSchema } from './drawings';

it('accepts the campaign as it stands', () => {
  expect(showcaseSchema.safeParse(showcase).error).toBeUndefined();
});

it('refuses ads whose views are not those of the days', () => {
  const { art, tone } = showcase.preview;
  const creatives = [{ name: 'An ad', art, tone, state: 'live', views: 5 }];
  const result = showcaseSchema.safeParse({ ...showcase, creatives, dailyViews: [5, 1] });
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['creatives', 'must have as many views in all as dailyViews'],
  ]);
});

it('refuses shares that do not add up', () => {
  const audience = { ...showcase.audience, ages: [{ label: '18–24', share: 60 }] };
  const result = showcaseSchema.safeParse({ ...showcase, audience });
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['audience.ages', 'must add up to 100 per cent'],
  ]);
});
