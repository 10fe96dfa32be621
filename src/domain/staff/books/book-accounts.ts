import type { BookLine, BookTax } from './sales-month.ts';

/** The codes of accounts and taxes, and for MYOB the customer card, as a bookkeeping program has them. */
export interface BookAccounts extends Record<BookLine['account'] | BookTax, string> {
  /** MYOB books every sale to a customer that it knows; this one stands for all. */
  card: string;
}

export const bookPrograms = ['xero', 'myob'] as const;
export type BookProgram = (typeof bookPrograms)[number];

/** What an Australian file of the program has from the start, as far as it has it. */
export const usualAccounts: Record<BookProgram, BookAccounts> = {
  xero: {
    sales: '200',
    points: '200',
    fees: '429',
    gst: 'GST on Income',
    free: 'GST Free Income',
    none: 'BAS Excluded',
    card: '',
  },
  myob: {
    sales: '4-1000',
    points: '4-1000',
    fees: '6-1000',
    gst: 'GST',
    free: 'FRE',
    none: 'N-T',
    card: 'Web sales',
  },
};

/** The fields of the codes that a program's file has. */
export function accountFields(program: BookProgram): readonly (keyof BookAccounts)[] {
  const both = ['sales', 'points', 'fees', 'gst', 'free', 'none'] as const;
  return program === 'myob' ? [...both, 'card'] : both;
}

/** "24/11/2026", as both programs read days in Australia. */
export function australianDay(day: string): string {
  return day.split('-').reverse().join('/');
}
