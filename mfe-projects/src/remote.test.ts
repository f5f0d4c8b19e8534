import { describeRemoteContract } from '@fifteen/testing';
import manifest from '../package.json' with { type: 'json' };
import * as remote from './remote.ts';

describeRemoteContract(remote, manifest);
