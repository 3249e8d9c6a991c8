import type { ServerMessage } from '@boucan/protocol';

const TEXT = 0x81; // one frame, the last of its message

/** The message in a frame of ours. */
export function messageIn(frame: Buffer): ServerMessage {
  const head = frame[1]! < 126 ? 2 : frame[1] === 126 ? 4 : 10;
  return JSON.parse(frame.toString('utf8', head)) as ServerMessage;
}

/** A message as it travels (RFC 6455, 5.2). What goes to several is framed once, and goes to the network in one piece. */
export function frameOf(message: ServerMessage): Buffer {
  const text = JSON.stringify(message);
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  else if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}
