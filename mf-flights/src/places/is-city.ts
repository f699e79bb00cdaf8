/** Cities of several airports among the places that have a name in the texts (`places.<code>`). */
export const isCity = (code: string): boolean => code === 'NYC';
