/** What the release line knows of the shell. `main`: brotli bytes of what every page loads first. */
export default {
  owner: 'Plataforma',
  budgets: { main: 113_200 },
  namespaces: ['host', 'host-later'],
};
