import { runNamed } from '../test/support/named-commands';
import { benchmarks } from './benchmarks';

runNamed('bench', benchmarks);
