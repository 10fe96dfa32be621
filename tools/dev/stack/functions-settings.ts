import { type Addresses, type Ports, PROJECT_ID } from './server-addresses.ts';

/**
 * Settings of the functions for local use (functions/src/settings.ts): made-up keys and the addresses of
 * local stand-ins, so that a local shop never calls a real provider.
 */
export function functionsSettings(ports: Ports): Record<string, string> {
  return {
    SHOP_ORIGINS: `http://localhost:${ports.web},http://127.0.0.1:${ports.web}`,
    STRIPE_API_URL: `http://127.0.0.1:${ports.payments}`,
    SMS_API_URL: `http://127.0.0.1:${ports.sms}`,
    SMS_SENDER: '61491570006',
    MAIL_FROM: 'Hansang <hello@hansang.example>',
  };
}

/**
 * Secrets by name; without local ones the Functions emulator would ask Google's Secret Manager at every
 * start.
 */
export const LOCAL_SECRETS: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  SMS_API_KEY: 'local',
  SMS_API_SECRET: 'local',
};

/** All of them: the mail server's address has a password, so it is one too. */
export function localSecrets(ports: Ports): Record<string, string> {
  return { ...LOCAL_SECRETS, SMTP_URL: `smtp://127.0.0.1:${ports.mail}` };
}

/** The whole environment of the functions outside their emulator. */
export function functionsEnvironment(ports: Ports, addresses: Addresses): Record<string, string> {
  return {
    ...functionsSettings(ports),
    ...localSecrets(ports),
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
    GCLOUD_PROJECT: PROJECT_ID,
    METADATA_SERVER_DETECTION: 'none',
  };
}
