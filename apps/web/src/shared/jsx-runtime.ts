// For boards from outside that were written in JSX.
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
