import { fileURLToPath } from 'node:url';
import { loadAirports } from '../../src/airports/index.ts';
import { ContentLibrary } from '../../src/content/index.ts';
import { TourCatalogue } from '../../src/tours/index.ts';

/**
 * `node backend/data/content/check.ts [FOLDER]`: says what is wrong with the texts and which sites outside they
 * may lead to, and ends with 1 if anything is wrong.
 */
const folder = process.argv[2] ?? fileURLToPath(new URL('.', import.meta.url));
const library = await ContentLibrary.open({
  folder,
  places: { airports: loadAirports(), tourCountries: TourCatalogue.load().slugs },
  onProblems: (problems) => {
    for (const { file, what } of problems) console.error(`${file} ${what}.`);
    process.exitCode = 1;
  },
});
console.log(`${library.edition.addresses().length} texts are good in both languages.`);
console.log(`They may lead to ${library.officialSites.join(', ')}.`);
