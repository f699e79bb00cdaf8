/** What can be typed, a text a command: `--help` says it, and so does a command that was not understood. */

export const KEYS_USAGE = `npm run keys -- make | grant | revoke | list …: which keys may do what on a site

  make --out hotels.pem          a pair: hotels.pem signs, hotels.pub.pem is what is granted
  grant --key hotels.pub.pem --owner Hoteles --remote mf-hotels --path /hoteles,/us/hotel --until 2027-01-31
                                 by the root, in place of what the key was granted before
      --may release,promote,rollback,disable,remove        what it may; without it all but remove
      --namespace hotels         whose texts its versions use; without it the remotes' names without mf-
      --sent BYTES, --server BYTES                         how large a version may be
      --new                      the remote is not released yet, nor in the tree
      --all                      everything, in place of --remote and --path
  revoke --key ID [--since 412 | --since 2026-11-20T10:00Z]
                                 by the root: it signs nothing any more, or counts for nothing since then
  list [--ended] [--json]        the keys that may do something; --ended: what was taken away or replaced, too

DATA_DIR and RELEASE_STORE say which site, RELEASE_KEY_FILE is the root's key. More in CONTRIBUTING.md, "Keys of teams".`;

export const RELEASES_USAGE = `npm run releases: what is live, since when, by whom, and the moves before

  --count 50                     so many moves
  --json                         for a program; behind what follows as well
  --check-routes FILE            who answers each address of a list; 1 where another does than its line says
      --with mf-x                with the claims of the tree's mf-x in place of the live ones
      --site https://…           of a running site, which is asked for each
  --prune                        by the root: takes away old versions and revisions, and says what it keeps and why
      --keep-days 30             all of these days stay
      --dry                      only says what would go

DATA_DIR and RELEASE_STORE say which site. More in CONTRIBUTING.md, "Ship a change".`;

export const RELEASE_USAGE = `npm run release -w mf-x: builds, checks, publishes, tries it in a browser, makes it live; -w host for the shell

  -- --to 5%                     for five in a hundred visitors who come; again with another share
  -- --to 5% --watch             and goes on or back by itself, by its reports (OPERATOR_KEY, as npm start prints it)
      --steps 5,25,50,100  --every 10m  --within 12h  --loads 200
  -- --watch                     goes on so with what is on its way
  -- --promote                   what is on its way, for everybody
  -- --disable, --enable         the emergency switch
  -- --remove                    out of the site
  -- --over 7                    behind any of these: without revision 7, which was lost or damaged

Back: npm run rollback -w mf-x. DATA_DIR and RELEASE_STORE say which site. More in CONTRIBUTING.md, "Ship a change".`;

export const ROLLBACK_USAGE = `npm run rollback -w mf-x: takes back what is on its way, else goes to the version before; -w host for the shell

  -- --to VERSION                to this one
  -- --over 7                    without revision 7, which was lost or damaged

DATA_DIR and RELEASE_STORE say which site. More in CONTRIBUTING.md, "Ship a change".`;
