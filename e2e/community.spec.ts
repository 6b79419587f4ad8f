import { content } from './content';
import { reachIslands } from './support/islands';
import { type Sessions, sessionsOf } from './support/sessions';
import { test as base, expect, expectAccessible } from './support/test';

const { community, stories } = content();

/** The page is viewed a minute before the first session that it offers ends. */
const test = base.extend<{ sessions: Sessions }>({
  sessions: async ({ request, page }, use) => {
    const sessions = await sessionsOf(request);
    const [next] = sessions.upcoming;
    if (next) await page.clock.setFixedTime(next.ends.valueOf() - 60_000);
    await use(sessions);
  },
});

test('has its features, the events, the stories and the forum @phone', async ({
  page,
  sessions: { upcoming, past },
}) => {
  await page.goto('/community');
  const main = page.getByRole('main');
  for (const { title } of community.features)
    await expect(main.getByText(title, { exact: true })).toBeVisible();
  await expect(page.locator('[data-event-ends]:not([data-past])')).toHaveCount(upcoming.length);
  await expect(page.locator('[data-event-ends][data-past]')).toHaveCount(past.length);
  for (const { id, ends } of past) expect(ends.valueOf(), id).toBeLessThanOrEqual(Date.now());
  for (const { name } of stories.filter((story) => story.page === 'community')) {
    await expect(main.getByRole('figure').filter({ hasText: name })).toBeVisible();
  }
  const forum = page.locator('#join-forum');
  await expect(forum.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', '/download');
});

test('a session that ended since the build stands among the past ones', async ({
  page,
  sessions: { upcoming, past },
}) => {
  const [next, later] = upcoming;
  test.skip(!next, 'every event of the content is past');
  if (!next) return;
  await page.clock.setFixedTime(next.ends);
  await page.goto('/community');
  const event = page.locator(`#${next.id}`);
  await expect(event).toHaveAttribute('data-past', '');
  await expect(event).toBeHidden();
  await page.getByText(`Past sessions (${past.length + 1})`).click();
  await expect(event.getByText('This session is over')).toBeVisible();
  await expect(event.getByText('Register Now').filter({ visible: true })).toHaveCount(0);
  if (later && later.ends > next.ends) await expect(page.locator(`#${later.id} summary`)).toBeVisible();
});

test('says so when no session is left', async ({ page, sessions: { upcoming } }) => {
  test.skip(upcoming.length === 0, 'every event of the content is past');
  await page.clock.setFixedTime(Math.max(...upcoming.map(({ ends }) => ends.valueOf())));
  await page.goto('/community');
  await expect(page.getByText('No session is planned at the moment.')).toBeVisible();
});

test('past sessions are kept, and say that they are over', async ({ page, sessions: { past } }) => {
  test.skip(past.length === 0, 'no session is over');
  await page.goto('/community');
  await page.getByText(/^Past sessions/).click();
  for (const { id } of past) {
    await expect(page.locator(`#${id}`).getByText('This session is over')).toBeVisible();
    await expect(page.locator(`#${id}`).getByText('Register Now')).toHaveCount(0);
  }
});

test('every event has a calendar file', async ({ request, page, sessions: { upcoming, past } }) => {
  await page.goto('/community');
  for (const { id, starts } of [...upcoming, ...past]) {
    const response = await request.get(`/community/${id}.ics`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/calendar');
    const body = await response.text();
    expect(body).toContain(`DTSTART:${starts.toISOString().replace(/[-:]|\.\d+/g, '')}\r\n`);
    expect(body.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  }
  expect((await request.get('/community/no-such-event.ics')).status()).toBe(404);
  for (const { id } of upcoming) {
    await expect(page.locator(`#${id} a[href="/community/${id}.ics"]`).first()).toBeVisible();
  }
});

test('Register Now opens the form of that event, which says what is missing @phone', async ({
  page,
  sessions,
}) => {
  const [next] = sessions.upcoming;
  test.skip(!next, 'every event of the content is past');
  if (!next) return;
  await page.goto('/community');
  const event = page.locator(`#${next.id}`);
  const form = event.locator('form');
  await expect(form).toBeHidden();
  await event.locator('summary').click();
  await expect(form).toBeVisible();
  await expect(form.locator('input[name="eventId"]')).toHaveValue(next.id);
  await expectAccessible(page);
  await reachIslands(page);
  await form.getByRole('button', { name: 'Register Now' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Email is required')).toBeVisible();
});

test('a registration is confirmed with the calendar file', async ({ page, sessions }) => {
  const [next] = sessions.upcoming;
  test.skip(!next, 'every event of the content is past');
  if (!next) return;
  let sent: unknown;
  await page.route('**/api/leads/event', async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ status: 200, json: { ok: true } });
  });
  await page.goto('/community');
  const event = page.locator(`#${next.id}`);
  await event.locator('summary').click();
  const form = event.locator('form');
  await reachIslands(page);
  await form.getByLabel('Name').fill('Ann Example');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByRole('button', { name: 'Register Now' }).click();
  await expect(event.getByText('You are registered!')).toBeVisible();
  await expect(event.getByRole('link', { name: 'to your calendar' })).toHaveAttribute(
    'href',
    `/community/${next.id}.ics`,
  );
  expect(sent).toMatchObject({ name: 'Ann Example', email: 'ann@example.com', eventId: next.id });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Register Now opens a form that posts by itself', async ({ page, sessions }) => {
    const [next] = sessions.upcoming;
    test.skip(!next, 'every event of the content is past');
    if (!next) return;
    await page.goto('/community');
    const event = page.locator(`#${next.id}`);
    await event.locator('summary').click();
    const form = event.locator('form');
    await expect(form).toBeVisible();
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/api/leads/event');
  });
});
