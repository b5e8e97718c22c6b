import { grouped } from '../../../../spec/vocabulary/number';
import { deliveryStatuses } from '../../../../spec/tables/outcomes';
import { deliveryList } from '../../../events/delivery-filter';
import type { Visit } from '../page';
import { Text } from '../parts/values';

/** The deliveries to a publisher, counted by their status. */
export function DeliveryCounts({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const counts = deliveryStatuses.flatMap((status) => {
    const count = visit.platform.repeatableRows.countList(deliveryList({ publisher_id: id, status }));
    return count === 0 ? [] : [`${grouped(count)} ${status}`];
  });
  return (
    <span class="prose">
      <Text of={counts.join(', ')} />
    </span>
  );
}
