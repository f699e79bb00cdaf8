/** An address as logs may have it: enough to recognise, too little to write to. `l•••@ejemplo.test` */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
