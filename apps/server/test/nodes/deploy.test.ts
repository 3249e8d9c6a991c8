// The files with which several nodes are run: what they name is there.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as secure } from 'node:https';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Metrics } from '../../src/metrics.ts';
import { cleanUpLater, newFolder, serve } from '../harness.ts';
import { freePort } from '../storage/database.ts';
import { nginx } from './nginx.ts';

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
  const addresses = NODES.map((node) => /ipv4_address: ([\d.]+)/.exec(services.get(node)!)![1]!);
  expect(all(read('nginx.conf'), /server ([\d.]+):8080/g)).toEqual(addresses);
  expect(new Set(addresses).size).toBe(3);
  const [, net] = /subnet: ([\d.]+)\.0\/24/.exec(compose)!;
  for (const address of addresses) expect(address.startsWith(`${net}.`), address).toBe(true);
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

test('neither passwords nor keys get into the repository or into a container', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const secrets = ['deploy/cluster/.env', 'deploy/cluster/tls/key.pem', '.env', 'tls/cert.pem'];
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...secrets], { cwd: root, encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(secrets);
  const notCopied = readFileSync(`${root}/.dockerignore`, 'utf8').split('\n');
  for (const name of ['**/.env', '**/tls', '.git', '**/node_modules', 'data']) expect(notCopied, name).toContain(name);
});

test('a node that ends because it finds no database or no NATS is started again, however often it takes', () => {
  const unit = read('boucan-node@.service');
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(/^x-node: &node\n((?: {2}.*\n)+)/m.exec(compose)![1]).toMatch(/^ {2}restart: unless-stopped$/m);
});

test('the proxy starts with the nginx of Debian 12, and while no name can be looked up', () => {
  const conf = read('nginx.conf').replaceAll(/#.*/g, '');
  expect(conf, 'http2 has no line of its own before 1.25.1').not.toMatch(/\bhttp2\s+on\b/);
  expect(conf).toMatch(/listen 443 ssl http2;/);
  for (const server of all(conf, /^\s+server ([^\s{]+)/gm)) expect(server).toMatch(/^\d+\.\d+\.\d+\.\d+:8080$/);
});

test.skipIf(nginx === undefined)('nginx starts while no node is there, and leads visitors to the one that is', async () => {
  const there = newFolder();
  mkdirSync(`${there}/tls`);
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...made, '-keyout', `${there}/tls/key.pem`, '-out', `${there}/tls/cert.pem`], {
    stdio: 'ignore',
  });
  const [http, https, node, nobody] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const conf = read('nginx.conf')
    .replace('events {', `pid ${there}/pid; error_log ${there}/error.log;\nevents {`)
    .replace('worker_connections 20000', 'worker_connections 200')
    .replace(
      'http {',
      `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${there}/${name};`).join('\n')}`,
    )
    .replaceAll('/etc/nginx/tls', `${there}/tls`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace('172.31.77.11:8080', `127.0.0.1:${node}`)
    .replaceAll(/172\.31\.77\.\d+:8080/g, `127.0.0.1:${nobody}`);
  writeFileSync(`${there}/nginx.conf`, conf);
  const command = ['-p', there, '-e', `${there}/error.log`, '-c', `${there}/nginx.conf`];
  execFileSync(nginx!, ['-t', ...command], { stdio: 'pipe' });
  const proxy = spawn(nginx!, [...command, '-g', 'daemon off;'], { stdio: 'ignore' });
  cleanUpLater(() => proxy.kill('SIGTERM'));
  const get = (path: string): Promise<{ status: number; version: string }> =>
    new Promise((resolve, reject) => {
      const request = secure({ host: '127.0.0.1', port: https, path, rejectUnauthorized: false }, (reply) => {
        reply.resume();
        resolve({ status: reply.statusCode!, version: reply.httpVersion });
      });
      request.on('error', reject).end();
    });
  await expect
    .poll(() =>
      get('/api/session').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(502);
  await serve({ port: node, trustProxy: true });
  await expect.poll(() => get('/api/session').then(({ status }) => status), { interval: 500 }).toBe(200);
  expect((await get('/metrics')).status).toBe(404);
});
