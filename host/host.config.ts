/** What the release line knows of the shell. `main`: brotli bytes of what every page loads first. */
export default {
  owner: 'Plataforma',
  budgets: { main: 112_990 },
  namespaces: ['host', 'host-later'],
};
