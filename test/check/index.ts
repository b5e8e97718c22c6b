import { runNamed } from '../support/named-commands';
import { checks } from './checks';

runNamed('check', checks);
