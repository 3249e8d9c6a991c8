import type { GameRecord } from '@boucan/record';

/** Hands a text file to the person in front of the screen. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function saveRecord(record: GameRecord): Promise<void> {
  const { printRecord } = await import('@boucan/record');
  saveFile(`boucan-${record.game}-${record.hash.slice(0, 8)}.json`, printRecord(record));
}
