import { searchIn } from '../search';

export { searchIn };
