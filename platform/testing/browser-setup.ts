import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5000 });

// This window measures nothing, as a browser's does before there is something to measure.
Object.assign(Object.getPrototypeOf(performance), { getEntriesByType: () => [] });
