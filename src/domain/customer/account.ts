import * as z from 'zod/mini';
import { readPhone } from './typed-phone.ts';

/** Message codes of the account forms (spec §5); src/i18n translates them. */
export const accountMessages = {
  required: 'required',
  email: 'email',
  password: 'password',
  bothPasswords: 'both-passwords',
  /** Said by the server. */
  wrongPassword: 'wrong-password',
  tooLong: 'too-long',
  phone: 'check-phone',
  /** Said by the server. */
  emailTaken: 'email-taken',
} as const;
export type AccountMessage = (typeof accountMessages)[keyof typeof accountMessages];

/**
 * Local part: 1 to 64 letters, digits or . _ % + -. Domain: labels of at most 63 characters and a top-level
 * domain of 2 to 63 letters.
 */
const emailPattern =
  /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Whether the shop accepts a string as an e-mail address (spec §5). */
export function isEmail(text: string): boolean {
  return text.length >= 6 && text.length <= 254 && emailPattern.test(text);
}

const maxNameLength = 80;
/** Longest password that Firebase Auth accepts, characters. */
const maxPasswordLength = 4096;
const minPasswordLength = 6;

const required = () => z.string().check(z.trim(), z.minLength(1, accountMessages.required));
const name = () => required().check(z.maxLength(maxNameLength, accountMessages.tooLong));
// No `abort` here: it would keep the checks of the whole form from running.
const email = () =>
  z.string().check(
    z.trim(),
    z.minLength(1, accountMessages.required),
    z.refine((text) => text === '' || isEmail(text), accountMessages.email),
  );
const newPassword = () =>
  z.string().check(
    z.minLength(1, accountMessages.required),
    z.refine((text) => text === '' || text.length >= minPasswordLength, accountMessages.password),
    z.maxLength(maxPasswordLength, accountMessages.tooLong),
  );

/** Requires the name of the care provider when the aged-care box is ticked (spec §5). */
const acNameGiven = z.refine<{ isAgedCare: boolean; acName: string }>(
  (form) => !form.isAgedCare || form.acName.trim() !== '',
  { error: accountMessages.required, path: ['acName'], when: () => true },
);

const agedCare = {
  isAgedCare: z.boolean(),
  acName: z.string().check(z.trim(), z.maxLength(maxNameLength, accountMessages.tooLong)),
};

export const loginSchema = z.object({ email: email(), password: newPassword() });
export type LoginForm = z.infer<typeof loginSchema>;

export const forgotPasswordSchema = z.object({ email: email() });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordSchema>;

/**
 * What a customer says of themselves after log-in or sign-up (spec §5): the name, at sign-up whether they are an
 * aged-care client, and, to order, a phone number.
 */
export const personSchema = (withPhone: boolean) =>
  z
    .object({
      ...agedCare,
      name: name(),
      phone: withPhone
        ? required().check(
            z.refine((phone) => phone === '' || 'phone' in readPhone(phone), accountMessages.phone),
          )
        : z.string(),
    })
    .check(acNameGiven);
export type PersonForm = z.infer<ReturnType<typeof personSchema>>;

/** Profile edit: old and new password both given or both empty (spec §5). */
export const profileSchema = z
  .object({
    ...agedCare,
    name: name(),
    oldPassword: z.string(),
    newPassword: z.string().check(z.maxLength(maxPasswordLength, accountMessages.tooLong)),
  })
  .check(
    acNameGiven,
    z.refine((form) => form.newPassword === '' || form.newPassword.length >= minPasswordLength, {
      error: accountMessages.password,
      path: ['newPassword'],
      when: () => true,
    }),
    z.refine((form) => form.oldPassword !== '' || form.newPassword === '', {
      error: accountMessages.bothPasswords,
      path: ['oldPassword'],
      when: () => true,
    }),
    z.refine((form) => form.newPassword !== '' || form.oldPassword === '', {
      error: accountMessages.bothPasswords,
      path: ['newPassword'],
      when: () => true,
    }),
  );
export type ProfileForm = z.infer<typeof profileSchema>;
