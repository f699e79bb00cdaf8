/** §8: a call-off on the provider's page of which nobody says whether it is done is logged. @returns that it waits there still */
export function notCalledOff(): { isOver: false; notMade: false } {
  console.error('Hosted payment call-off fail');
  return { isOver: false, notMade: false };
}
