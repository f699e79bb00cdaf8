/** The ten digits of a cash voucher's reference as they are read out: five and five. */
export const spacedVoucher = (reference: string): string => reference.replace(/^(\d{5})(\d{5})$/, '$1 $2');
