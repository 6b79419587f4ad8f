import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import community from '../content/events.json' with { type: 'json' };
import forms from '../content/forms.json' with { type: 'json' };
import { Receiver, Site, temporaryFolder } from './support/processes';
import { expect, expectAccessible, test } from './support/test';

/** An event, and a moment at which visitors can register for it. */
const [EVENT = { id: '', title: '', date: '2030-01-01' }] = community.events;
const DAY_BEFORE = new Date(Date.parse(EVENT.date) - 86_400_000).toISOString();

/** What a visitor types into each form, and what its webhook gets. */
const FORMS = {
  contact: {
    typed: {
      name: 'Ann Wanjiru',
      email: 'ann@example.com',
      company: '',
      message: 'Hello,\nI have a question.',
    },
    required: { name: 'Name is required', email: 'Email is required', message: 'Message is required' },
    sent: 'Message Sent!',
    again: 'Send Another Message',
  },
  partner: {
    typed: {
      name: 'Ann Wanjiru',
      company: 'Acme',
      email: 'ann@example.com',
      phone: '+254 700 000 000',
      partnershipType: 'technology',
      message: 'Hello,\nlet us talk.',
    },
    required: {
      name: 'Name is required',
      company: 'Company is required',
      email: 'Email is required',
      partnershipType: 'Partnership type is required',
      message: 'Message is required',
    },
    sent: 'Message Sent!',
    again: 'Send Another Message',
  },
  newsletter: {
    typed: { email: 'ann@example.com' },
    required: { email: 'Email is required' },
    sent: forms.newsletter.sent.title,
    again: forms.newsletter.sent.again,
  },
  event: {
    typed: { name: 'Ann Wanjiru', email: 'ann@example.com', eventId: EVENT.id },
    required: { eventId: 'Please choose an event', name: 'Name is required', email: 'Email is required' },
    sent: 'You are registered!',
    again: 'Register Another Person',
  },
} as const;
type Form = keyof typeof FORMS;
const NAMES = Object.keys(FORMS) as Form[];
/** Without an event there is nothing to register for. */
const SENT = NAMES.filter((form) => form !== 'event' || community.events.length > 0);

function skipWithoutEvent(form: Form): void {
  test.skip(!SENT.includes(form), 'the content has no event to register for');
}

let site: Site;
let receiver: Receiver;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

test.beforeAll(async () => {
  folder = await temporaryFolder();
  receiver = await Receiver.start();
  site = await Site.start({
    DATA_DIR: folder.path,
    ...Object.fromEntries(
      NAMES.map((form) => [`${form.toUpperCase()}_WEBHOOK_URL`, `${receiver.url}/${form}`]),
    ),
    LEADS_LIMIT_PER_ADDRESS: '1000000',
    NODE_OPTIONS: `--import=${pathToFileURL('e2e/support/clock.mjs')}`,
    CLOCK: DAY_BEFORE,
  });
});

test.afterAll(async () => {
  await site.stop();
  await receiver.stop();
  await folder.remove();
});

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const errorOf = (page: Page, name: string) => page.locator(`main form [data-error="${name}"]`);
const submit = (page: Page) => page.locator('main form button[type="submit"]');

async function openForm(page: Page, form: Form): Promise<void> {
  await page.goto(`${site.url}/forms/${form}`);
}

async function hydrate(page: Page): Promise<void> {
  await submit(page).focus();
  await page.locator('[data-island][data-hydrated]').waitFor();
}

async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'partnershipType' || name === 'eventId') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** Waits until the webhook has what a test alone could have sent. */
async function expectDelivered(typed: Record<string, string>): Promise<void> {
  const payload = 'eventId' in typed ? { ...typed, eventTitle: EVENT.title } : typed;
  await expect.poll(async () => (await receiver.requests()).map(({ body }) => body)).toContainEqual(payload);
}

test.describe('with JavaScript', () => {
  for (const form of NAMES) {
    const { typed, required, sent, again } = FORMS[form];

    test(`${form}: says what is missing, sends, and can send again @phone`, async ({ page, isMobile }) => {
      skipWithoutEvent(form);
      await openForm(page, form);
      await expectAccessible(page);
      await hydrate(page);

      await submit(page).click();
      for (const [name, message] of Object.entries(required)) {
        await expect(errorOf(page, name)).toHaveText(message);
        await expect(field(page, name)).toHaveAttribute(
          'aria-describedby',
          (await errorOf(page, name).getAttribute('id')) ?? '',
        );
        await expect(field(page, name)).toHaveAccessibleDescription(message);
      }
      const [first = ''] = Object.keys(required);
      await expect(field(page, first)).toBeFocused();
      await expectAccessible(page);

      if (first === 'eventId') await field(page, first).selectOption(EVENT.id);
      else await field(page, first).pressSequentially('x');
      await expect(errorOf(page, first)).toBeHidden();
      await expect(field(page, first)).not.toHaveAttribute('aria-invalid');

      const values = { ...typed, email: `${form}-${isMobile ? 'phone' : 'desktop'}@example.com` };
      await type(page, values);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/leads/*', async (route) => {
        await held;
        await route.continue();
      });
      await submit(page).click();
      await expect(submit(page)).toHaveText('Sending...');
      await expect(submit(page)).toBeDisabled();
      release();

      await expect(page.getByText(sent, { exact: true })).toBeFocused();
      await expectAccessible(page);
      await expectDelivered(values);

      await page.getByRole('button', { name: again }).click();
      await expect(field(page, 'email')).toHaveValue('');
      await expect(field(page, first)).toBeFocused();
    });
  }

  test('contact: refuses an address that is none', async ({ page }) => {
    await openForm(page, 'contact');
    await hydrate(page);
    await type(page, { ...FORMS.contact.typed, email: 'ann@example' });
    await submit(page).click();
    await expect(errorOf(page, 'email')).toHaveText('Please enter a valid email');
    await expect(field(page, 'email')).toBeFocused();
  });

  test('contact: keeps what was typed before hydration', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/forms/contact`);
    await type(page, { ...FORMS.contact.typed, email: 'early@example.com' });
    release();
    await page.locator('[data-island][data-hydrated]').waitFor();
    await submit(page).click();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeFocused();
    await expectDelivered({ ...FORMS.contact.typed, email: 'early@example.com' });
  });

  test('contact: works while the framework never arrives', async ({ page }) => {
    await page.clock.install();
    await page.route('**/_next/static/**/*.js', () => {});
    await page.goto(`${site.url}/forms/contact`);
    await type(page, { ...FORMS.contact.typed, email: 'never@example.com' });
    await submit(page).click();
    await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.fastForward(8_000);
    await page.waitForURL('**/sent/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
  });

  test('event: offers the calendar file', async ({ page }) => {
    skipWithoutEvent('event');
    await openForm(page, 'event');
    await hydrate(page);
    await type(page, { ...FORMS.event.typed, email: 'calendar@example.com' });
    await submit(page).click();
    await expect(page.getByRole('link', { name: 'to your calendar' })).toHaveAttribute('href', '/community');
  });
});

test.describe('when it cannot be sent', () => {
  test.use({ allowedErrors: [/Failed to (submit form|load resource)/] });

  for (const form of NAMES) {
    test(`${form}: stays, says so, offers an email, and tries again with the same key`, async ({ page }) => {
      skipWithoutEvent(form);
      const { typed, sent } = FORMS[form];
      const values = { ...typed, email: `retry-${form}@example.com` };
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const keys: (string | undefined)[] = [];
      let failing = true;
      await page.route('**/api/leads/*', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await (failing ? route.abort() : route.continue());
      });
      await openForm(page, form);
      await hydrate(page);
      await type(page, values);
      await submit(page).click();

      const status = page.locator(`[data-status="${form}"]`);
      await expect(status).toBeVisible();
      await expect(page.locator('main').getByRole('alert')).toContainText('could not be sent');
      expect(logged).toContain('Failed to submit form');
      await expect(submit(page)).toBeEnabled();
      for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
      const mail = new URL((await status.getByRole('link').getAttribute('href')) ?? '');
      expect(mail.protocol).toBe('mailto:');
      const body = decodeURIComponent(/[?&]body=([^&]*)/.exec(mail.search)?.[1] ?? '').replaceAll(
        '\r\n',
        '\n',
      );
      for (const value of Object.values(values)) expect(body).toContain(value);
      if (form === 'event') expect(body).toContain(EVENT.title);
      await expect(submit(page)).toBeFocused();
      await expectAccessible(page);

      failing = false;
      await submit(page).click();
      await expect(page.getByText(sent, { exact: true })).toBeFocused();
      expect(keys).toHaveLength(2);
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(keys[1]).toBe(keys[0]);
    });
  }

  test('says what the server says: what it found, beside its field, and else its reason or that it is its fault', async ({
    page,
  }) => {
    const error = { code: 'any', message: 'Please wait a minute.', fields: {} };
    const answers = [
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { status: 429, json: { error } },
      { status: 422, json: { error: { ...error, fields: { email: 'Please enter a valid email' } } } },
    ];
    await page.route('**/api/leads/*', (route) => route.fulfill(answers.shift()));
    await openForm(page, 'contact');
    await hydrate(page);
    await type(page, FORMS.contact.typed);
    await submit(page).click();
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toContainText('went wrong on our side');
    await submit(page).click();
    await expect(alert).toContainText('Please wait a minute.');
    await submit(page).click();
    await expect(errorOf(page, 'email')).toHaveText('Please enter a valid email');
    await expect(field(page, 'email')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The answer to a form with errors is a document with status 422, which the browser reports as such.
  test.use({ allowedErrors: [/422/] });

  for (const form of NAMES) {
    const { typed, sent } = FORMS[form];

    test(`${form}: a plain POST keeps what was typed while it has errors, and ends on a page that says it was sent @phone`, async ({
      page,
      isMobile,
    }) => {
      skipWithoutEvent(form);
      await page.goto(`${site.url}/forms/${form}`);
      const broken: Record<string, string> = {
        ...typed,
        email: 'ann@example',
        ...('name' in typed && { name: '  ' }),
      };
      await type(page, broken);
      await submit(page).click();
      await expect(page).toHaveTitle(/^Not sent: /);
      await expect(errorOf(page, 'email')).toHaveText('Please enter a valid email');
      await expect(field(page, 'email')).toHaveAccessibleDescription('Please enter a valid email');
      if ('name' in typed) await expect(errorOf(page, 'name')).toHaveText('Name is required');
      for (const [name, value] of Object.entries(broken)) await expect(field(page, name)).toHaveValue(value);
      await expect(page.locator('main').getByRole('alert')).toContainText('Nothing was sent yet');

      const values = { ...typed, email: `plain-${form}-${isMobile ? 'phone' : 'desktop'}@example.com` };
      await type(page, values);
      await submit(page).click();
      await expect(page).toHaveURL(`${site.url}/sent/${form === 'event' ? `event/${EVENT.id}` : form}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent);
      if (form === 'event') {
        const file = page.getByRole('link', { name: `Add “${EVENT.title}” to your calendar` });
        await expect(file).toHaveAttribute('href', `/community/${EVENT.id}.ics`);
      }
      await expectDelivered(values);
    });
  }

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto(`${site.url}/forms/contact`);
    await submit(page).click();
    await expect(page).toHaveURL(`${site.url}/forms/contact`);
    await expect(page.locator('main form :invalid')).toHaveCount(3);
  });
});

test('each page with the errors is accessible and stays as it is', async ({ page }) => {
  for (const form of SENT) {
    await test.step(form, async () => {
      const typed: Record<string, string> = { ...FORMS[form].typed, email: '<b>"no' };
      if ('message' in typed) typed.message = '\nHello';
      await page.route(`**/forms/${form}`, async (route) => {
        const response = await fetch(`${site.url}/api/leads/${form}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(typed),
        });
        await route.fulfill({ status: 200, contentType: 'text/html', body: await response.text() });
      });
      await openForm(page, form);
      await expectAccessible(page);
      await expect(field(page, 'email')).toBeFocused();
      for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
      await expect(errorOf(page, 'email')).toHaveText('Please enter a valid email');
      await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(1);
    });
  }
});

test('each page that says it was sent is accessible and kept out of search engines', async ({ page }) => {
  for (const form of NAMES) {
    await test.step(form, async () => {
      await page.goto(`${site.url}/sent/${form}`);
      await expectAccessible(page);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  }
});
