import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { functionsSettings, localSecrets } from '../../tools/dev/stack/functions-settings.ts';
import { wrongSettings } from './settings.ts';

const ports = new Proxy({}, { get: () => 5173 }) as Parameters<typeof localSecrets>[0];
const right = { ...functionsSettings(ports), ...localSecrets(ports) };

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The functions' settings anew, as an instance with this environment starts. */
async function startedWith(environment: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries({ ...right, ...environment })) {
    vi.stubEnv(name, value);
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { settings } = await import('./settings.ts');
  return { settings, log };
}

it('finds nothing wrong in those of the local shop, nor where what has a default is empty', () => {
  expect(wrongSettings(right)).toEqual([]);
  const empty = { STRIPE_API_URL: '', SMS_API_URL: ' ', SMS_PER_DAY: '', REQUIRE_APP_CHECK: '' };
  expect(wrongSettings({ ...right, ...empty })).toEqual([]);
});

it.each([
  ['SHOP_ORIGINS', 'shop.example', 'web'],
  ['SHOP_ORIGINS', 'https://shop.example,', 'web'],
  ['REQUIRE_APP_CHECK', 'yes', 'appCheck'],
  ['STRIPE_SECRET_KEY', '', 'payments'],
  ['STRIPE_WEBHOOK_SECRET', undefined, 'payments'],
  ['SMS_API_KEY', ' ', 'sms'],
  ['SMS_SENDER', '+61 400 000 000', 'sms'],
  ['SMS_PER_DAY', 'many', 'sms'],
  ['SMS_PER_DAY_NEW', '0', 'sms'],
  ['SMTP_URL', 'smtps://user:pa#ss@mail.example:465', 'mail'],
  ['SMTP_URL', 'mail.example:465', 'mail'],
  ['MAIL_FROM', 'hello@shop.example', 'mail'],
  ['REMIND_HOURS_BEFORE', '73', 'reminders'],
  ['REMINDER_TEXTS_PER_DAY', '-1', 'reminders'],
  ['AREA_GOSFORD', '-33.4,151.3', 'reminders'],
] as const)('%s=%s is wrong, in its group only: %s', async (name, value, group) => {
  const wrong = wrongSettings({ ...right, [name]: value });
  expect(wrong.length).toBeGreaterThan(0);
  expect(new Set(wrong.map((one) => `${one.group} ${one.name}`))).toEqual(
    new Set([`${group} ${name}`]),
  );
  const { settings } = await startedWith({ [name]: value });
  for (const other of ['web', 'appCheck', 'payments', 'sms', 'mail', 'reminders'] as const) {
    if (other === group) expect(() => settings(other)).toThrow(name);
    else expect(settings(other)).toBeTypeOf('object');
  }
});

it('is logged once however often it is needed, without the secret', async () => {
  const { settings, log } = await startedWith({ SMTP_URL: 'smtps://user:pa#ss@mail.example' });
  for (let call = 0; call < 3; call += 1) expect(() => settings('mail')).toThrow('SMTP_URL');
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toMatch(/^WRONG SETTINGS \(mail\): SMTP_URL: is not a URL/);
  expect(log.mock.calls[0]?.[0]).not.toMatch(/pa#ss|mail\.example/);
});

it('reads origins without their path, and what surrounds a value', async () => {
  const { settings } = await startedWith({
    SHOP_ORIGINS: 'https://shop.example/, http://localhost:5173',
    STRIPE_SECRET_KEY: 'sk_test_x\n',
  });
  expect(settings('web').SHOP_ORIGINS).toEqual(['https://shop.example', 'http://localhost:5173']);
  expect(settings('payments').STRIPE_SECRET_KEY).toBe('sk_test_x');
});
