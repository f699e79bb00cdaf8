import { FIRST_DATA_ELEMENT, takeFirstData } from './first-data.ts';

function write(text: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = FIRST_DATA_ELEMENT;
  element.textContent = text;
  document.body.replaceChildren(element);
}

test('an answer is taken by who asks the same question, once', async () => {
  write(JSON.stringify({ offers: { key: 'bog-mia', data: [1] } }));
  await expect(takeFirstData('offers', 'bog-mia')).resolves.toEqual([1]);
  await expect(takeFirstData('offers', 'bog-mia')).resolves.toBeUndefined();
});

test('an answer to another question is left alone', async () => {
  write(JSON.stringify({ hotels: { key: 'mia', data: [1] } }));
  await expect(takeFirstData('hotels', 'bog')).resolves.toBeUndefined();
});

test('broken data counts as none', async () => {
  write('{');
  await expect(takeFirstData('tours', 'x')).resolves.toBeUndefined();
});
