// The files with which several nodes are run: what they name is there.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Metrics } from '../../src/metrics.ts';

const folder = fileURLToPath(new URL('../../../../deploy/cluster/', import.meta.url));
const read = (name: string): string => readFileSync(folder + name, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);
const compose = read('compose.yaml');

/** What stands under a name of the first column, by the names of the second. */
function under(name: string): Map<string, string> {
  const lines = compose.split('\n');
  const from = lines.indexOf(`${name}:`);
  const to = lines.findIndex((line, i) => i > from && /^\S/.test(line));
  const parts = new Map<string, string>();
  let last = '';
  for (const line of lines.slice(from + 1, to < 0 ? undefined : to)) {
    const key = /^ {2}([\w-]+):/.exec(line)?.[1];
    if (key !== undefined) last = key;
    parts.set(last, `${parts.get(last) ?? ''}${line}\n`);
  }
  return parts;
}
const services = under('services');
const NODES = ['node-1', 'node-2', 'node-3'];

test('three nodes, a database with a replica, three NATS servers, a proxy', () => {
  expect([...services.keys()].filter((name) => !services.get(name)!.includes('profiles:')).sort()).toEqual(
    [...NODES, 'nats-1', 'nats-2', 'nats-3', 'postgres', 'postgres-replica', 'proxy'].sort(),
  );
  for (const node of NODES) expect(services.get(node)).toContain('<<: *node');
  for (const [, service] of services) {
    for (const file of all(service, /- (\.\/[\w.-]+):/g)) expect(file === './tls' || existsSync(folder + file), file).toBe(true);
    for (const volume of all(service, /- (\w+):\/var/g)) expect(under('volumes').has(volume), volume).toBe(true);
    for (const other of all(service, /depends_on: \[([^\]]+)\]/g).flatMap((names) => names.split(', ')))
      expect(services.has(other), other).toBe(true);
  }
  expect(existsSync(`${folder}../Containerfile`)).toBe(true);
});

test('every NATS server is led to the other two, and nodes to all', () => {
  const servers = [...services.keys()].filter((name) => name.startsWith('nats-'));
  for (const server of servers) {
    const routes = all(services.get(server)!, /"--routes", "([^"]+)"/g)[0]!;
    expect(all(routes, /nats:\/\/([\w-]+):6222/g)).toEqual(servers.filter((other) => other !== server));
    expect(services.get(server)).toContain(`"--name", "${server}"`);
  }
  const url = /BOUCAN_NATS: (\S+)/.exec(compose)![1]!;
  expect(url.split(',').map((one) => new URL(one.replace(/\$\{\w+\}/, 'x')).hostname)).toEqual(servers);
});

test('what is set is something that is read, and what is left open is in the example', () => {
  const options = readFileSync(fileURLToPath(new URL('../../src/options.ts', import.meta.url)), 'utf8');
  const unit = read('boucan-node@.service');
  for (const name of [...all(compose, /^ {4}(BOUCAN_\w+|PORT):/gm), ...all(unit, /(BOUCAN_\w+|PORT|HOST)=/g)])
    expect(options, name).toContain(name);
  for (const name of all(compose, /\$\{(\w+)\}/g)) expect(read('example.env'), name).toContain(`${name}=`);
});

test('the proxy and Prometheus know every node', () => {
  expect(all(read('nginx.conf'), /server ([\w-]+):8080/g)).toEqual(NODES);
  expect(all(read('prometheus.yaml'), /targets: \[(.+)\]/g)[0]!.split(', ')).toEqual(NODES.map((node) => `${node}:8080`));
  expect(read('nginx.conf')).toMatch(/proxy_set_header Upgrade \$http_upgrade/);
});

test('the dashboard and the alerts ask for nothing that a node does not tell', () => {
  const metrics = new Metrics();
  metrics.nodes = 3;
  const told = new Set(all(metrics.print(), /^(boucan_\w+)/gm));
  const { panels } = JSON.parse(read('grafana.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
  const asked = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...all(read('alerts.yaml'), /expr: (.+)/g)];
  expect(asked.length).toBeGreaterThan(20);
  for (const name of asked.flatMap((expr) => all(expr, /(boucan_\w+)/g))) expect(told.has(name), name).toBe(true);
  // And whatever a node tells of others has its place on the dashboard.
  for (const name of ['nodes', 'away', 'takeovers_total', 'leases_lost_total', 'mail_lost_total', 'forward_seconds_bucket'])
    expect(asked.join(), name).toContain(`boucan_${name}`);
});
