import { configure } from '@testing-library/react';

// A busy machine can take many seconds for what else takes none; what holds waits for none of them.
configure({ asyncUtilTimeout: 30_000 });

// This window measures nothing, as a browser's does before there is something to measure.
Object.assign(Object.getPrototypeOf(performance), { getEntriesByType: () => [] });
