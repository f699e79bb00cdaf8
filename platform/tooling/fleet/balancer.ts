/** A process behind the balancer. */
export interface Behind {
  name: string;
  port: number;
}

export interface Balanced {
  /** where visitors, edges and browsers' card fields come in */
  ports: { web: number; api: number; pay: number };
  edges: readonly Behind[];
  apis: readonly Behind[];
  pays: readonly Behind[];
  /** of its socket, by which its own table can be asked for */
  socket: string;
}

const servers = (all: readonly Behind[]): string =>
  [
    ...all.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`),
    // When all say that they cannot work, each is asked all the same: what it answers tells more than we could.
    ...all.map(({ name, port }) => `  server ${name}-unready 127.0.0.1:${port} backup`),
  ].join('\n');

/** Visitors name no requests and begin nobody's traces: an edge takes both from who stands in front of it. */
const NAMED_BY_NONE = `
  http-request del-header x-request-id
  http-request del-header traceparent`;

const pool = (name: string, port: number, all: readonly Behind[], rules = ''): string => `
frontend ${name}
  bind :${port}${rules}
  default_backend ${name}s

backend ${name}s
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  option allbackups
  option redispatch 1
  retries 3
  # A process that cannot be reached was asked for nothing: another is, whatever the method. What was sent and not
  # answered may have been done: only what may be done twice is sent again.
  retry-on conn-failure empty-response 503
  http-request disable-l7-retry unless { method GET HEAD OPTIONS }
  # Added behind what a visitor claims: each server takes as many from the end as it trusts hops (or callers).
  option forwardfor
${servers(all)}
`;

/**
 * HAProxy's settings for a fleet: one address for each of the three servers, since the pay origin is an origin of its
 * own. `docs/operations.md` explains them.
 */
export const balancerSettings = ({ ports, edges, apis, pays, socket }: Balanced): string => `global
  maxconn 8000
  stats socket ${socket} mode 600 level admin

defaults
  mode http
  timeout connect 1s
  # Longer than a page may take, and than the API asks a payment provider.
  timeout server 30s
  # No longer than a server keeps a connection (KEEP_ALIVE_MS 72 s), or a request meets its end.
  timeout http-keep-alive 60s
  timeout client 60s
  timeout http-request 10s
  timeout queue 5s
  timeout check 3s
  http-reuse safe
  # One that has just begun knows no page and no answer yet: its share grows for ten seconds.
  default-server inter 500ms fastinter 250ms downinter 500ms rise 1 fall 2 slowstart 10s
${pool('web', ports.web, edges, NAMED_BY_NONE)}${pool('api', ports.api, apis)}${pool('pay', ports.pay, pays)}`;
