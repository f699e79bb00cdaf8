import { useEffect, useState } from 'react';
import { loadPhoneReader, type PhoneReader, readPhonePlainly } from './phone.ts';

/** The reader of phone numbers: the plain one at once, the one that knows each country's plan when it has come. */
export function usePhoneReader(): PhoneReader {
  const [reader, setReader] = useState<PhoneReader>(() => readPhonePlainly);
  useEffect(() => {
    let wanted = true;
    loadPhoneReader()
      .then((better) => wanted && setReader(() => better))
      // Without the plans the rule of §5 still holds.
      .catch((error: unknown) => console.warn('phone plans', error));
    return () => {
      wanted = false;
    };
  }, []);
  return reader;
}
