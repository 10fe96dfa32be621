import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { loadSuburbs } from '../../../data/customer/load-suburbs.ts';
import {
  type SuburbDoubt,
  type SuburbFit,
  suburbFit,
} from '../../../domain/customer/suburb-fit.ts';
import { type Place, placeName } from '../../../domain/customer/suburbs.ts';
import type { DeliveryForm } from '../use-delivery-form.ts';

/** Asks before saving whether a typed suburb and postcode are right, once each; what fits is not asked about. */
export function useSuburbCheck(form: UseFormReturn<DeliveryForm>) {
  const [question, setQuestion] = useState<SuburbDoubt>();
  const kept = useRef<string>(undefined);
  /** Whether the address can be saved; otherwise there is a question. */
  const check = async (): Promise<boolean> => {
    setQuestion(undefined);
    const { manual, typed } = form.getValues();
    if (!manual) return true;
    const place = { name: typed.locality.trim(), postcode: typed.postal_code.trim() };
    const fit = await fitOf(place);
    if (fit.kind === 'fits') return true;
    if (fit.kind === 'unknown' && kept.current === placeName(place)) return true;
    setQuestion({ ...fit, typed: place });
    return false;
  };
  const choose = ({ name, postcode }: Place) => {
    form.setValue('typed.locality', name, { shouldDirty: true });
    form.setValue('typed.postal_code', postcode, { shouldDirty: true, shouldValidate: true });
    setQuestion(undefined);
    form.setFocus('typed.locality');
  };
  const keep = () => {
    kept.current = question && placeName(question.typed);
    setQuestion(undefined);
  };
  return { question, check, choose, keep };
}

/** Without the list nobody is kept from ordering; staff see what doesn't fit. */
async function fitOf({ name, postcode }: Place): Promise<SuburbFit> {
  try {
    return suburbFit(name, postcode, await loadSuburbs());
  } catch (error) {
    console.error('suburbs not loaded', error);
    return { kind: 'fits' };
  }
}
