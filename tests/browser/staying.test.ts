// Who stays: with a passkey of a device, and the page of one's own. What the service worker does when it is pushed is in apps/web/test/push.test.ts:
// the headless Chromium of these tests has nowhere to show a notice.
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './axe.ts';
import { eventually, Venue } from './venue.ts';

/** A passkey belongs to a name, not to a number. */
const venue = async (): Promise<Venue> => Venue.at((await Venue.open()).url.replace('127.0.0.1', 'localhost'));

const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** A device that can prove who its owner is. */
async function device(context: BrowserContext, page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
  return { cdp, authenticatorId };
}

test('with a passkey a guest stays, and comes back on another device with what was played there', async () => {
  const house = await venue();
  const name = `Anna ${Math.random().toString(36).slice(2, 8)}`; // hers alone, for as long as this house stands
  const anna = await house.guest(name);
  const hers = await device(anna.context, anna.page);
  await anna.page.goto('/me');
  await anna.page.getByRole('button', { name: 'Add a passkey' }).click();
  await anna.page.getByText(`You are ${name}, and the name is yours alone.`).waitFor();
  expect(await look(anna.page, 'me')).toEqual([]);

  const elsewhere = await house.guest('Nobody Yet');
  const theirs = await device(elsewhere.context, elsewhere.page);
  const { credentials } = await hers.cdp.send('WebAuthn.getCredentials', { authenticatorId: hers.authenticatorId });
  for (const credential of credentials)
    await theirs.cdp.send('WebAuthn.addCredential', { authenticatorId: theirs.authenticatorId, credential });
  await elsewhere.page.goto('/me');
  await elsewhere.page.getByText('I have an account').click();
  await elsewhere.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await elsewhere.page.getByText(`You are ${name}, and the name is yours alone.`).waitFor();
  await eventually(() => elsewhere.page.locator('.me-list').last().locator('li').count()).toBe(2);
});

test('the page of one’s own on a phone, in French: nothing scrolls sideways, and it reads well to a screen reader', async () => {
  const house = await venue();
  const anna = await house.visitor({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await anna.context.request.post('/api/session', { data: { name: 'Anna Française' } });
  await anna.page.goto('/me');
  await anna.page.getByRole('heading', { name: 'Quand c’est à vous de jouer' }).waitFor();
  expect(await anna.shifted()).toEqual([]);
  expect(await look(anna.page, 'me')).toEqual([]);
});
