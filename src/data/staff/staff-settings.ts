const settings: Record<string, string | undefined> = import.meta.env;

/** What the shop has decided for the screens of its staff: set by a build's environment. */
export const staffSettings = {
  /** Until when the shop delivers, Sydney time, hh:mm. */
  lastDelivery: settings.VITE_LAST_DELIVERY || '20:00',
  /** Where the van starts, "latitude,longitude"; empty: the middle of the postcode of the seller's address. */
  kitchen: settings.VITE_KITCHEN || '',
  /** Giving a customer more than this many dollars is asked about once. */
  askAbove: Number(settings.VITE_ASK_ABOVE || 50),
  /** What the provider bills for a part of a text, dollars; undefined: only the number of parts is shown. */
  smsPrice: settings.VITE_SMS_PRICE ? Number(settings.VITE_SMS_PRICE) : undefined,
} as const;
