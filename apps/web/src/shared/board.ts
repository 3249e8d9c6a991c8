// The parts of boards, for boards from outside.
import '@boucan/board/board.css';

export * from '@boucan/board';
