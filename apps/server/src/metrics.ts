// What /metrics tells, in Prometheus' text format.

class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;
  #count = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  observe(value: number): void {
    this.#sum += value;
    this.#count++;
    const at = this.#bounds.findIndex((bound) => value <= bound);
    if (at >= 0) this.#counts[at]!++;
  }

  print(name: string): string[] {
    let below = 0;
    return [
      ...this.#bounds.map((bound, i) => {
        below += this.#counts[i]!;
        return `${name}_bucket{le="${bound}"} ${below}`;
      }),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

export class Metrics {
  connections = 0;
  tables = 0;
  choices = 0;
  botFailures = 0;
  tooSlow = 0;
  tooFast = 0;
  faults = 0;
  damage = 0;
  parked = 0;
  noticesSent = 0;
  noticesFailed = 0;
  waysDropped = 0;
  /** Only where several servers work together. */
  nodes = 0;
  away = 0;
  takeovers = 0;
  leasesLost = 0;
  mailLost = 0;
  readonly forward = new Histogram([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5]);
  readonly group = new Histogram([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  readonly commit = new Histogram([0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1]);

  print(): string {
    const one = (name: string, type: 'gauge' | 'counter', help: string, value: number) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      `${name} ${value}`,
    ];
    const many = (name: string, help: string, histogram: Histogram) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...histogram.print(name),
    ];
    const lines = [
      one('boucan_connections', 'gauge', 'Open sockets.', this.connections),
      one('boucan_tables', 'gauge', 'Tables in memory.', this.tables),
      one('boucan_choices_total', 'counter', 'Choices on disk and acknowledged.', this.choices),
      one('boucan_bot_failures_total', 'counter', 'Choices for which a bot had to be replaced.', this.botFailures),
      one('boucan_too_slow_total', 'counter', 'Sockets closed because they did not read.', this.tooSlow),
      one('boucan_too_fast_total', 'counter', 'Messages and requests over a rate limit.', this.tooFast),
      one('boucan_faults_total', 'counter', 'Answers that were our fault.', this.faults),
      one('boucan_notices_sent', 'counter', 'Notices sent to people who were not here.', this.noticesSent),
      one('boucan_notices_failed', 'counter', 'Attempts to send a notice that failed.', this.noticesFailed),
      one('boucan_notice_ways_dropped', 'counter', 'Ways to tell people that no longer worked.', this.waysDropped),
      one('boucan_parked_tables_total', 'counter', 'Tables whose game from outside has failed: see the log.', this.parked),
      one('boucan_damage', 'gauge', 'Parts of the data that are not as they should be: see the log.', this.damage),
      many('boucan_append_group_size', 'Callers served by one commit.', this.group),
      many('boucan_append_seconds', 'Time of one commit.', this.commit),
    ];
    if (this.nodes > 0)
      lines.push(
        one('boucan_nodes', 'gauge', 'Nodes this one sees, itself included.', this.nodes),
        one(
          'boucan_away',
          'gauge',
          'Whether this node takes no tables and no people: it stops, or the others do not hear it.',
          this.away,
        ),
        one('boucan_takeovers_total', 'counter', 'Tables taken over that no node decided for.', this.takeovers),
        one('boucan_leases_lost_total', 'counter', 'Tables that turned out to be decided elsewhere.', this.leasesLost),
        one('boucan_mail_lost_total', 'counter', 'Times that mail between nodes was lost, and asked for again.', this.mailLost),
        many('boucan_forward_seconds', 'Time of a command that another node decides.', this.forward),
      );
    return `${lines.flat().join('\n')}\n`;
  }
}
